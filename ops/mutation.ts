// `npm run mutation` changes the code of five modules in thousands of small ways and counts how many changes their tests notice.
// `npm run mutation -- mrz` runs one module and stores nothing; `--survivors` lists what no test noticed.
import { currentLoad, resultOf, writeResult } from '../bench/record/result.ts';
import { measureMutation } from './mutation/measure-mutation.ts';
import { mutationModules, mutationPaths } from './mutation/mutation-modules.ts';

const known = mutationModules.map(({ name }) => name);
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`unknown module ${unknown.join(', ')}; choose from: ${known.join(', ')}`);
  process.exit(2);
}

const [startedAt, loadBefore] = [new Date(), currentLoad()];
const result = await measureMutation(names.length > 0 ? names : known, (line, { survivors }) => {
  if (words.includes('--survivors')) for (const each of survivors) console.log(`  ${each}`);
  console.log(line);
}).catch((error: unknown) => {
  // For example a test that fails without any mutant.
  console.error(error instanceof Error ? error.message : error);
  console.log('mutation: broken run, no finding');
  process.exit(3);
});
if (names.length === 0)
  writeResult(resultOf({ name: 'mutation', small: false, sources: mutationPaths, startedAt, loadBefore }, result));
console.log(`mutation: ${result.figure} (target ${result.target}) ${result.ok ? 'ok' : 'short'}`);
process.exit(result.ok ? 0 : 1);
