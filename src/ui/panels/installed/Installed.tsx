import { Suspense, useEffect, useState } from 'react';
import { goTo } from '../../app/address.ts';
import { useApp } from '../../app/app-context.tsx';
import { files } from '../../app/chunks.ts';
import { newerVersion } from '../../app/newer-version.ts';
import type { Opening } from '../../table/opened-file.ts';

const OpenKifu = files.component(({ OpenKifu }) => OpenKifu);

/**
 * Does what an installed app does beyond a page. Its games stay, it works without the network, offers newer versions, and
 * opens files that the system hands over.
 */
export const Installed = () => {
  const { browser, table } = useApp();
  const [handed, setHanded] = useState<Opening | null>(null);
  useEffect(() => {
    browser().then(
      ({ hearOfFiles, keepOffline, startPersistence }) => {
        startPersistence(table);
        hearOfFiles((files) => {
          setHanded({ from: 'files', files });
          // The game from the file appears on the board.
          goTo('play');
        });
        void keepOffline((load) => newerVersion.setState({ load }));
      },
      // The failure is reported where all files that could not be loaded are.
      () => {},
    );
  }, [browser, table]);
  return (
    <Suspense>
      {handed !== null && <OpenKifu opening={handed} onClose={() => setHanded(null)} />}
    </Suspense>
  );
};
