import type { ImportReport } from '@visawright/contract/applicant.ts';
import { csvFile, type CsvCell } from '../../../lib/csv.ts';
import { factNames, type FactName } from '../applicant-draft.ts';
import type { Say } from '../applicant-words.ts';

export const problemText = ({ problems }: ImportReport['rows'][number], t: Say) =>
  problems
    .map(
      ({ column, message }) =>
        `${t(`facts.${column}`, { defaultValue: column })}: ${t(`import.problems.${message}`, { defaultValue: message })}`,
    )
    .join('; ');

// What became of each row, beside the row itself.
export function reportRows(
  report: ImportReport,
  rows: readonly Partial<Record<FactName, string>>[],
  t: Say,
): CsvCell[][] {
  const head = [t('import.row'), t('import.result'), t('import.why'), ...factNames.map((name) => t(`facts.${name}`))];
  const lines = report.rows.map((line) => [
    line.row,
    t(`import.outcome.${line.outcome}`),
    problemText(line, t),
    ...factNames.map((name) => rows[line.row - 1]?.[name] ?? ''),
  ]);
  return [head, ...lines];
}

export const reportFile = (...given: Parameters<typeof reportRows>) => csvFile(reportRows(...given));
