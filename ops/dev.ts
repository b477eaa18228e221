import { join } from 'node:path';
import { runToEnd, startChild } from './children.ts';
import { buildWebIfMissing, prepareDatabase, readSettings, root, runProduct } from './product.ts';

// npm run dev [-- --no-seed --port N]: the same as npm start, rebuilding on change. The web app is built, not served by a
// development server, so that the content security policy is the one of production.
await runToEnd('stack', join(root, 'ops', 'stack'), ['up'], { cwd: root, env: process.env });
const settings = readSettings();
await buildWebIfMissing(settings);
await prepareDatabase(settings);
const web = startChild('web', 'vite', ['build', '--watch'], {
  cwd: join(root, 'apps', 'web'),
  env: settings.child.env,
});
await runProduct(settings, ['--watch', '--watch-preserve-output'], [web]);
