import { useEffect, useState } from 'react';
import { ApplicantThemeProvider } from '../../../../components/ApplicantThemeProvider.tsx';
import { realmShades } from '../../../../lib/theme/shades.ts';
import { applicantTheme } from '../../../../lib/theme/applicant-theme.ts';
import { connectionStore, end } from './connection.ts';
import { PhoneFinished } from './PhoneFinished.tsx';
import { PhoneHead } from './PhoneHead.tsx';
import { PhoneNotice } from './PhoneNotice.tsx';
import { PhoneDocuments } from './PhoneDocuments.tsx';
import { phoneDocumentsStore } from './phone-documents.ts';

const theme = applicantTheme(realmShades());

export function PhonePage() {
  const connection = connectionStore();
  const stored = phoneDocumentsStore((all) => all.filter(({ state }) => state === 'stored').length);
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
    <ApplicantThemeProvider theme={theme}>
      <PhoneHead />
      <main className="phone-main" data-screen="handoff" data-phone={finished ? 'finished' : connection.name}>
        {finished ? (
          <PhoneFinished count={stored} onMore={() => setFinished(false)} />
        ) : connection.name === 'connected' ? (
          <PhoneDocuments {...connection} now={now} onDone={() => setFinished(true)} />
        ) : (
          <PhoneNotice name={connection.name} />
        )}
      </main>
    </ApplicantThemeProvider>
  );
}
