import { buildWebIfMissing, prepareDatabase, readSettings, runProduct, stackIsUp } from './product.ts';

// npm start [-- --no-seed --port N]: the product as in production, on a stack that is already up.
const settings = readSettings();
if (!(await stackIsUp())) {
  console.error('The stack is not running. Start it first: ops/stack up');
  process.exit(1);
}
await buildWebIfMissing(settings);
await prepareDatabase(settings);
await runProduct(settings, []);
