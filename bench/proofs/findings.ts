import { atLeast, atMost, none, requireForProof, type Finding } from '../measurement.ts';
import { readUnchangedDocuments } from './findings/read-unchanged-documents.ts';
import { cleanFiles } from './findings/clean-files.ts';
import { judgeValues, type RuleRow } from './findings/judge-values.ts';
import { judgeReadDocuments } from './findings/judge-read-documents.ts';

const percent = (part: number, whole: number) => Math.round((part * 1_000) / Math.max(1, whole)) / 10;
const sum = (rows: readonly RuleRow[], of: (row: RuleRow) => number) => rows.reduce((all, row) => all + of(row), 0);

// Checks every rule with faults inserted into complete files, with values just inside its limit, with files without faults, and with
// documents that are drawn with a fault and then read.
export default async function findings(small: boolean): Promise<Finding> {
  const { rows, unproved, evidence } = await judgeValues();
  const clean = await cleanFiles();
  const read = await judgeReadDocuments(small);
  const unchanged = small ? null : await readUnchangedDocuments();
  const [faults, found] = [sum(rows, (row) => row.faults), sum(rows, (row) => row.found)];
  const [near, passed] = [sum(rows, (row) => row.near), sum(rows, (row) => row.passed)];
  const readFound = read.filter((row) => row.found && row.hasRegion).length;
  const recall = percent(found + readFound, faults + read.length);
  const withoutEvidence = [...evidence, ...clean.evidence].length;
  for (const { rule, lost, alarms } of rows)
    if (lost.length + alarms.length > 0) console.error(JSON.stringify({ rule, lost, alarms }));
  for (const row of read) if (row.why) console.error(JSON.stringify(row));
  requireForProof(
    faults + near >= 300 && read.length >= (small ? 3 : 20) && clean.files >= 40,
    'faults, near misses or clean files are missing',
  );
  return {
    judged:
      `${faults + read.length} faults (${read.length} through the reader), ${near} near misses, ${clean.files} clean files, ` +
      `${unchanged ? `${unchanged.documents} documents read unchanged, ` : ''}${rows.length} rules`,
    checks: [
      atLeast('faults found', recall, 98, '%'),
      atMost('near misses reported', percent(near - passed, near), 2, '%'),
      atMost('clean files with an alarm', percent(clean.withAlarm, clean.files), 10, '%'),
      ...(unchanged
        ? [atMost('unchanged documents with an alarm', percent(unchanged.alarms.length, unchanged.documents), 10, '%')]
        : []),
      none('findings without two pieces of evidence', withoutEvidence),
      none('rules with under 5 faults or 5 near misses', unproved.length),
    ],
    table: { rows, unproved, clean, read, unchanged, evidence },
  };
}
