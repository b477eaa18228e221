import type { Finding } from '../dispatch.ts';
import { asTheyAre } from './findings/as-they-are.ts';
import { cleanFiles } from './findings/clean-files.ts';
import { onValues, type RuleRow } from './findings/on-values.ts';
import { throughReader } from './findings/through-reader.ts';

const percent = (part: number, whole: number) => Math.round((part * 1_000) / Math.max(1, whole)) / 10;
const sum = (rows: readonly RuleRow[], of: (row: RuleRow) => number) => rows.reduce((all, row) => all + of(row), 0);

// Every rule against faults put into whole files, against what lies just inside its limit, against files without a fault, and against
// papers drawn with a fault and read.
export default async function findings(small: boolean): Promise<Finding> {
  const { rows, unproved, evidence } = await onValues();
  const clean = await cleanFiles();
  const read = await throughReader(small);
  const unchanged = small ? null : await asTheyAre();
  const [faults, found] = [sum(rows, (row) => row.faults), sum(rows, (row) => row.found)];
  const [near, passed] = [sum(rows, (row) => row.near), sum(rows, (row) => row.passed)];
  const readFound = read.filter((row) => row.found && row.place).length;
  const recall = percent(found + readFound, faults + read.length);
  const withoutEvidence = [...evidence, ...clean.evidence].length;
  for (const { rule, lost, alarms } of rows)
    if (lost.length + alarms.length > 0) console.error(JSON.stringify({ rule, lost, alarms }));
  for (const row of read) if (row.why) console.error(JSON.stringify(row));
  const isWhole =
    unproved.length === 0 && faults + near >= 300 && read.length >= (small ? 3 : 20) && clean.files >= 40; // prettier-ignore
  const figure =
    `${recall} % of ${faults + read.length} faults found (${readFound} of ${read.length} through the reader), ` +
    `${near - passed} of ${near} near misses told, alarms in ${clean.withAlarm} of ${clean.files} clean files, ` +
    (unchanged ? `${unchanged.alarms.length} in ${unchanged.papers} papers read as they are, ` : '') +
    `${withoutEvidence} findings without both pieces, ${rows.length} rules`;
  return {
    figure,
    target: `recall ≥ 98 %, near misses ≤ 2 %, alarms ≤ 1 in 10 files, evidence always, ≥ 5 and 5 a rule`,
    ok:
      isWhole &&
      recall >= 98 &&
      near - passed <= near * 0.02 &&
      clean.withAlarm * 10 <= clean.files &&
      (!unchanged || unchanged.alarms.length * 10 <= unchanged.papers) &&
      withoutEvidence === 0,
    table: { rows, unproved, clean, read, unchanged, evidence },
  };
}
