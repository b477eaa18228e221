import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { brandBase, font } from './brand-theme.ts';

// 16 px, warm neutral colours.
export const applicantTheme = (shades: MantineColorsTuple) =>
  createTheme({
    ...brandBase(shades),
    black: '#16181d',
    colors: {
      brand: shades,
      gray: [
        '#faf9f7',
        '#f4f2ee',
        '#e9e6e0',
        '#dcd8d0',
        '#c4bfb5',
        '#a29c91',
        '#767169',
        '#57534c',
        '#38352f',
        '#1f1d19',
      ],
    },
    defaultRadius: 'md',
    radius: { md: '10px', lg: '14px' },
    fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '18px', xl: '20px' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.45' },
    headings: {
      fontFamily: font,
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '32px', lineHeight: '1.22', fontWeight: '680' },
        h2: { fontSize: '20px', lineHeight: '1.35', fontWeight: '650' },
        h3: { fontSize: '16px', lineHeight: '1.4', fontWeight: '620' },
      },
    },
    components: {
      Button: { defaultProps: { size: 'md' } },
      TextInput: { defaultProps: { size: 'md' } },
      PasswordInput: { defaultProps: { size: 'md' } },
      Select: { defaultProps: { size: 'md' } },
      DatePickerInput: { defaultProps: { size: 'md' } },
      Radio: { defaultProps: { size: 'sm' } },
      Card: { defaultProps: { radius: 'lg', withBorder: true, shadow: 'none', padding: 'lg' } },
      Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    },
  });

export const applicantVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-brand-4)',
  },
});
