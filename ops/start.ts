import {
  buildWeb,
  isWebStale,
  prepareDatabase,
  readSettings,
  requireFreePort,
  runProduct,
  stackIsUp,
  stopWith,
} from './product.ts';

// npm start [-- --port N]: the product as in production, on a stack that is already up. It creates no realm and no account.
const settings = readSettings('start');
if (!(await stackIsUp())) stopWith('The stack is not running. Start it first: ops/stack up');
await requireFreePort(settings);
await buildWeb(settings, isWebStale);
await prepareDatabase(settings);
await runProduct(settings, []);
