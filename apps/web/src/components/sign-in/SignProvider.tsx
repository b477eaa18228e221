import { useMemo, type ReactNode } from 'react';
import { useRealm } from '../../lib/session/session.ts';
import { realmShades } from '../../lib/theme/shades.ts';
import { applicantTheme } from '../../lib/theme/applicant-theme.ts';
import { ApplicantThemeProvider } from '../ApplicantThemeProvider.tsx';

export function SignProvider({ children }: { children: ReactNode }) {
  const realm = useRealm()?.realmClientId;
  const theme = useMemo(() => applicantTheme(realmShades(realm)), [realm]);
  return <ApplicantThemeProvider theme={theme}>{children}</ApplicantThemeProvider>;
}
