// Packages that components, the contract and the test kit import. Vite bundles them before the first test; with discovery off, no package
// found later can reload the page under a running test. testing/test-packages.test.ts compares this list with the imports.
export const testPackages = [
  '@mantine/colors-generator',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/react-query',
  'dayjs/locale/hi',
  'keycloak-js',
  'libphonenumber-js/min',
  'react',
  'react-dom',
  'react-hook-form',
  'react-hot-toast',
  'react-router',
  'read-excel-file/universal',
  'tus-js-client',
  'uqr',
  'vitest-browser-react',
  'zod',
  'zustand',
  'zustand/shallow',
  'zustand/vanilla',
];

// Imported by compiled code, so no source file names them.
export const compiledPackages = ['react/jsx-runtime', 'react/jsx-dev-runtime'];
