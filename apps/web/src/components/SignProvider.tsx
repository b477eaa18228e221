import { useMemo, type ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { styleNonce } from '../lib/page.ts';
import { useRealm } from '../lib/session.ts';
import { realmShades } from '../lib/shades.ts';
import { applicantTheme, applicantVariables } from '../lib/theme.ts';

export function SignProvider({ children }: { children: ReactNode }) {
  const realm = useRealm()?.realmClientId;
  const theme = useMemo(() => applicantTheme(realmShades(realm)), [realm]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={applicantVariables}
      forceColorScheme="light"
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  );
}
