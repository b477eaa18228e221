import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { guidePages } from './guides.ts';

// Separate pages are built on their own after the app, because shared chunks would make each load parts of the other.
export function ownPages(pages: readonly string[]): Plugin {
  let app: ResolvedConfig;
  const buildPage = (page: string) =>
    build({
      configFile: false,
      root: app.root,
      logLevel: app.logLevel ?? 'info',
      mode: app.mode,
      base: app.base,
      html: { cspNonce: '__NONCE__' },
      define: { __webpack_nonce__: 'globalThis.__nonce__' },
      plugins: page === 'help.html' ? [guidePages()] : [react()],
      build: {
        target: 'es2023',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        outDir: app.build.outDir,
        emptyOutDir: false,
        rolldownOptions: { input: resolve(app.root, page) },
      },
    });
  return {
    name: 'own-pages',
    apply: 'build',
    configResolved: (config) => void (app = config),
    async closeBundle() {
      for (const page of pages) {
        if (existsSync(resolve(app.root, page))) await buildPage(page); // benches build their pages with this configuration
      }
    },
  };
}
