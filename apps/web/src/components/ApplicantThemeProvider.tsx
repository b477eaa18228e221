import type { ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { styleNonce } from '../lib/browser/page-facts.ts';
import { applicantVariables, type applicantTheme } from '../lib/theme/applicant-theme.ts';

interface Props {
  theme: ReturnType<typeof applicantTheme>;
  children: ReactNode;
}

export const ApplicantThemeProvider = ({ theme, children }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={applicantVariables}
    forceColorScheme="light"
    getStyleNonce={styleNonce}
  >
    {children}
  </MantineProvider>
);
