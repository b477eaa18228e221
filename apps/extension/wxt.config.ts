import { isDeepStrictEqual } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'wxt';
import { appOrigins } from './manifest/app-origins.ts';
import { grantedPermissions, manifest } from './manifest/manifest.ts';
import { portalHosts } from './manifest/portal-hosts.ts';
import { version } from './package.json' with { type: 'json' };
import expected from './permissions.json' with { type: 'json' };

// React's development code is chosen by this variable, whatever the mode of the build is.
process.env['NODE_ENV'] = 'production';

const origins = (mode: string) => appOrigins(mode, process.env['APP_ORIGINS']);

export default defineConfig({
  srcDir: 'src',
  outDir: process.env['EXTENSION_DIST'] ?? 'dist',
  outDirTemplate: '{{mode}}',
  imports: false,
  mode: 'store',
  manifestVersion: 3,
  manifest: ({ mode }) => manifest({ mode, version, appOrigins: origins(mode), portalHosts: portalHosts() }),
  vite: ({ mode }) => ({
    plugins: [react()],
    define: {
      'import.meta.env.APP_ORIGINS': JSON.stringify(origins(mode)),
      'process.env.NODE_ENV': '"production"',
    },
    build: { target: 'chrome120', sourcemap: false, chunkSizeWarningLimit: 2_000 },
  }),
  hooks: {
    // With the default addresses, a build that would ask for another permission than the committed list stops here.
    'build:manifestGenerated': ({ config }, built) => {
      if (process.env['APP_ORIGINS']) return;
      const list = config.mode === 'practice' ? expected.practice : expected.store;
      if (!isDeepStrictEqual(grantedPermissions(built), list))
        throw new Error('The permissions of the manifest differ from permissions.json.');
    },
  },
});
