import { atLeast, atMost, isMet, timed, type Finding } from '../../bench/measurement.ts';
import { mutationModules } from './mutation-modules.ts';
import { runMutants, type MutationRow } from './run-mutants.ts';

const leastScore = 85; // percent
const mostMinutes = 30;

export interface MutationResult extends Finding {
  readonly figure: string;
  readonly target: string;
  readonly ok: boolean;
  readonly table: readonly MutationRow[];
}

const isReached = ({ score, mutants }: MutationRow): boolean => mutants > 0 && score >= leastScore;

const lineOf = (row: MutationRow): string =>
  `${row.module}: ${row.mutants} mutants, ${row.killed} killed, ${row.survived} survived, ${row.noCoverage} no coverage, ` +
  `${row.timeouts} timeouts, score ${row.score} %, ${row.seconds} s; target ≥ ${leastScore} % ${isReached(row) ? 'ok' : 'short'}`;

// One module after the other, because each uses both cores.
export async function measureMutation(
  names: readonly string[] = mutationModules.map(({ name }) => name),
  report: (line: string, row: MutationRow) => void = () => undefined,
): Promise<MutationResult> {
  const table: MutationRow[] = [];
  for (const each of mutationModules.filter(({ name }) => names.includes(name))) {
    const row = await runMutants(each);
    report(lineOf(row), row);
    table.push(row);
  }
  const sum = (of: (row: MutationRow) => number) => table.reduce((all, row) => all + of(row), 0);
  const minutes = Math.ceil(sum(({ seconds }) => seconds) / 6) / 10;
  const checks = [
    ...table.map(({ module, score }) => atLeast(`${module} killed`, score, leastScore, '%')),
    timed(atMost('minutes', minutes, mostMinutes)),
  ];
  return {
    judged: `${sum(({ mutants }) => mutants)} mutants in ${table.length} modules`,
    checks,
    table,
    figure: `${table.map(({ module, score }) => `${module} ${score} %`).join(', ')} in ${minutes} minutes`,
    target: `≥ ${leastScore} % killed in each module, ≤ ${mostMinutes} minutes`,
    ok: table.every(isReached) && isMet({ checks }, false),
  };
}
