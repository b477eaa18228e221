import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';

// The phone's page is built by itself after the app: shared chunks would make each load parts of the other.
export function handoffPage(): Plugin {
  let app: ResolvedConfig;
  return {
    name: 'handoff-page',
    apply: 'build',
    configResolved: (config) => void (app = config),
    async closeBundle() {
      const input = resolve(app.root, 'handoff.html');
      if (!existsSync(input)) return; // pages of the benches are built with these settings too
      await build({
        configFile: false,
        root: app.root,
        logLevel: app.logLevel ?? 'info',
        mode: app.mode,
        base: app.base,
        html: { cspNonce: '__NONCE__' },
        define: { __webpack_nonce__: 'globalThis.__nonce__' },
        plugins: [react()],
        build: {
          target: 'es2023',
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          reportCompressedSize: false,
          outDir: app.build.outDir,
          emptyOutDir: false,
          rolldownOptions: { input },
        },
      });
    },
  };
}
