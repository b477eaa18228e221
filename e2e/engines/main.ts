import { loadavg } from 'node:os';
import { storeResult } from '../run/store-result.ts';
import { engineNames, runEngines, type EngineName } from './run-engines.ts';

// npm run e2e -- engines: every journey in both engines, with the result stored in bench/results.
// npm run e2e -- engines [firefox | webkit] [journey …]: a part of them.
const asked = process.argv.slice(3);
const isEngine = (word: string): word is EngineName => (engineNames as string[]).includes(word);
const names = asked.filter(isEngine);
const [startedAt, loadBefore] = [new Date(), loadavg()[0]!];
let count = { passed: 0, failed: 1 };
try {
  const journeys = asked.filter((word) => !isEngine(word));
  const result = await runEngines(names.length > 0 ? names : engineNames, journeys);
  if (result.passed + result.failed > 0) count = { passed: result.passed, failed: result.failed };
  else console.error(`no journey is called ${journeys.join(' or ')}`);
  const { versions, table } = result;
  if (asked.length === 0)
    await storeResult({ name: 'engines', startedAt, loadBefore, ...count, table: { versions, journeys: table } });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
