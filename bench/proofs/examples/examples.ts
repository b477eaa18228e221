import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@visawright/contract/operations/index.ts';
import { replies } from '@visawright/contract/examples/replies.ts';
import { exactly, none, requireForProof, type Finding } from '../../measurement.ts';
import { prepareStage } from './prepare-stage.ts';
import { runExamples, type Outcome } from './run-examples.ts';
import { sampleFiles } from './sample-files.ts';
import { openStage } from './stage.ts';
import { startWithDocuments } from './start-with-documents.ts';

const file = join(import.meta.dirname, '../../../packages/contract/src/examples/replies.json');

// The example of every documented call, made through the typed client over HTTP with the product on the real parts. With RECORD_EXAMPLES
// the replies are recorded; EXAMPLES names single operations.
export default async function examples(_small: boolean): Promise<Finding> {
  const wanted = process.env['EXAMPLES']?.split(',');
  const stage = await openStage();
  let outcomes: Outcome[];
  let readme: string;
  try {
    await prepareStage(stage);
    outcomes = await runExamples(stage, wanted);
    const passport = await sampleFiles['passport.jpg']();
    readme = await startWithDocuments(stage.origin, stage.world.people.agency.personal.apiKeySecret, passport);
  } finally {
    await stage.close();
  }
  if (process.env['RECORD_EXAMPLES']) record(outcomes);
  const wrong = outcomes.filter(({ refused, invalid, differs }) => refused || invalid || differs);
  for (const { operation, refused, invalid, differs } of wrong)
    console.error(`${operation}: ${refused ?? invalid ?? differs}`);
  const all = Object.keys(operations).length;
  requireForProof(wanted !== undefined || outcomes.length === all, 'examples are missing');
  return {
    judged: `${outcomes.length} calls`,
    checks: [
      exactly('calls made', outcomes.length, all),
      none('refused', outcomes.filter(({ refused }) => refused).length),
      none('replies that do not match the contract', outcomes.filter(({ invalid }) => invalid).length),
      none('replies that differ from the recorded example', outcomes.filter(({ differs }) => differs).length),
    ],
    table: {
      readme,
      slowest: outcomes
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, 10)
        .map(({ operation, ms }) => ({ operation, ms })),
      wrong,
    },
  };
}

// What is the same as before keeps the recorded text, so that a run changes only what has changed.
function record(outcomes: readonly Outcome[]): void {
  const changed = outcomes.filter(({ reply, differs }) => reply !== undefined && differs !== undefined);
  const all = { ...replies, ...Object.fromEntries(changed.map(({ operation, reply }) => [operation, reply])) };
  const known = Object.entries(all).filter(([id]) => id in operations);
  const sorted = Object.fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
  console.log(`recorded ${changed.length} replies`);
}
