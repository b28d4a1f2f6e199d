import { Suspense, useEffect, useState } from 'react';
import { useApp } from '../../app/app-context.tsx';
import { files } from '../../app/chunks.ts';
import { goTo } from '../../app/go-to.ts';
import { NewVersion } from './NewVersion.tsx';

const OpenKifu = files.component(({ OpenKifu }) => OpenKifu);

/** What an app that is installed does beyond a page: it stays for times without the net, tells of newer versions, and opens what the system hands to it. */
export const Installed = () => {
  const { browser } = useApp();
  const [handed, setHanded] = useState<readonly File[] | null>(null);
  const [offer, setOffer] = useState<{ readonly load: () => void } | null>(null);
  useEffect(() => {
    browser().then(
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
  }, [browser]);
  return (
    <Suspense>
      {handed !== null && <OpenKifu given={handed} onClose={() => setHanded(null)} />}
      {offer !== null && <NewVersion onLoad={offer.load} onLater={() => setOffer(null)} />}
    </Suspense>
  );
};
