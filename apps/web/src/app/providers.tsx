import { useMemo, useState, type ReactNode } from 'react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '../lib/api/call.ts';
import { styleNonce } from '../lib/browser/page-facts.ts';
import { realmShades } from '../lib/theme/shades.ts';
import { staffTheme, staffVariables } from '../lib/theme/staff-theme.ts';
import { storageKey } from '../lib/browser/storage.ts';
import { applicantTheme, applicantVariables } from '../lib/theme/applicant-theme.ts';

// Retries network faults only; a refusal would not change.
const worthRetrying = (failures: number, error: Error) =>
  failures < 2 && (!(error instanceof CallError) || error.status === 0 || error.status >= 500);

// Applicants get the light scheme; staff follow the system until they choose one.
export function Providers({ flow, children }: { flow: boolean; children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } } }),
  );
  const scheme = useMemo(() => localStorageColorSchemeManager({ key: storageKey('colorScheme') }), []);
  const theme = useMemo(() => (flow ? applicantTheme : staffTheme)(realmShades()), [flow]);
  const look = flow
    ? ({ cssVariablesResolver: applicantVariables, forceColorScheme: 'light' } as const)
    : ({ cssVariablesResolver: staffVariables, defaultColorScheme: 'auto', colorSchemeManager: scheme } as const);
  return (
    <QueryClientProvider client={queries}>
      <MantineProvider theme={theme} getStyleNonce={styleNonce} {...look}>
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
