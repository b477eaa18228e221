import { useEffect, useState } from 'react';
import { MantineProvider } from '@mantine/core';
import { realmShades } from '../../../lib/shades.ts';
import { styleNonce } from '../../../lib/page.ts';
import { applicantTheme, applicantVariables } from '../../../lib/theme.ts';
import { connectionStore, end } from './connection.ts';
import { PhoneFinished } from './PhoneFinished.tsx';
import { PhoneHead } from './PhoneHead.tsx';
import { PhoneNotice } from './PhoneNotice.tsx';
import { PhonePapers } from './PhonePapers.tsx';
import { papersStore } from './papers.ts';

const theme = applicantTheme(realmShades());

export function PhonePage() {
  const connection = connectionStore();
  const stored = papersStore((all) => all.filter(({ state }) => state === 'stored').length);
  const [finished, setFinished] = useState(false);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const isOver = connection.name === 'connected' && connection.until <= now;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={applicantVariables}
      forceColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <PhoneHead />
      <main className="phone-main" data-screen="handoff" data-phone={finished ? 'finished' : connection.name}>
        {finished ? (
          <PhoneFinished count={stored} onMore={() => setFinished(false)} />
        ) : connection.name === 'connected' ? (
          <PhonePapers {...connection} now={now} onDone={() => setFinished(true)} />
        ) : (
          <PhoneNotice name={connection.name} />
        )}
      </main>
    </MantineProvider>
  );
}
