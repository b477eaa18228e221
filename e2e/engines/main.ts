import { engineNames, runEngines, type EngineName } from './run-engines.ts';

// npm run e2e -- engines [firefox | webkit] [journey …]
const asked = process.argv.slice(3);
const isEngine = (word: string): word is EngineName => (engineNames as string[]).includes(word);
const names = asked.filter(isEngine);
let count = { passed: 0, failed: 1 };
try {
  const journeys = asked.filter((word) => !isEngine(word));
  const result = await runEngines(names.length > 0 ? names : engineNames, journeys);
  if (result.passed + result.failed > 0) count = result;
  else console.error(`no journey is called ${journeys.join(' or ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);
