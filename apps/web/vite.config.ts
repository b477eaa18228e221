import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { firstPaint } from './vite/first-paint.ts';
import { flags } from './vite/flags.ts';
import { ownPages } from './vite/own-pages.ts';
import { precompress } from './vite/precompress.ts';

// The server replaces <!--realm-head--> and __NONCE__ with each page it sends.
export default defineConfig({
  base: '/',
  html: { cspNonce: '__NONCE__' },
  define: { __webpack_nonce__: 'globalThis.__nonce__' }, // where the scroll lock behind drawers and dialogs looks for its style's nonce
  plugins: [react(), flags(), firstPaint(), ownPages(['handoff.html', 'verify.html', 'help.html']), precompress()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // every byte from its own address: the policy allows no data: scripts, fonts or styles
    cssCodeSplit: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
