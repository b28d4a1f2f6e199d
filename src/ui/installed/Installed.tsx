import { Suspense, useEffect, useState } from 'react';
import { goTo } from '../address.ts';
import { later } from '../later.ts';
import { usePlace } from '../table-context.tsx';
import { NewVersion } from './NewVersion.tsx';

const OpenKifu = later(() => import('../match/sheets.ts')).part(({ OpenKifu }) => OpenKifu);

/** What an app that is installed does beyond a page: it stays for times without the net, tells of newer versions, and opens what the system hands to it. */
export const Installed = () => {
  const { desk } = usePlace();
  const [handed, setHanded] = useState<readonly File[] | null>(null);
  const [offer, setOffer] = useState<{ readonly load: () => void } | null>(null);
  useEffect(() => {
    desk().then(
      ({ hearOfFiles, keepOffline }) => {
        hearOfFiles((files) => {
          setHanded(files);
          // The game that is read is seen on the board.
          goTo('/play');
        });
        void keepOffline((load) => setOffer({ load }));
      },
      // Said where all is said that could not be loaded.
      () => {},
    );
  }, [desk]);
  return (
    <Suspense>
      {handed !== null && <OpenKifu given={handed} onClose={() => setHanded(null)} />}
      {offer !== null && <NewVersion onLoad={offer.load} onLater={() => setOffer(null)} />}
    </Suspense>
  );
};
