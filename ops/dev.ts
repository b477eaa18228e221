import { join } from 'node:path';
import { runToEnd, startChild } from './children.ts';
import {
  buildWeb,
  isWebMissing,
  prepareDatabase,
  readSettings,
  requireFreePort,
  root,
  runProduct,
  stopWith,
} from './product.ts';

// npm run dev [-- --no-seed --port N]: the product with demo data, rebuilt on change. The web app is built, not served by a
// development server, so that the content security policy is the one of production.
await runToEnd('stack', join(root, 'ops', 'stack'), ['up'], { cwd: root, env: process.env }).catch((error: Error) =>
  stopWith(error.message),
);
const settings = readSettings('dev');
await requireFreePort(settings);
await buildWeb(settings, isWebMissing);
await prepareDatabase(settings);
const web = {
  name: 'web',
  start: () =>
    startChild('web', 'vite', ['build', '--watch'], { cwd: join(root, 'apps', 'web'), env: settings.child.env }),
};
await runProduct(settings, ['--watch', '--watch-preserve-output'], [web]);
