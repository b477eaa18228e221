import type { ImportReport } from '@visawright/contract/applications/applicant.ts';
import { csvFile } from '../../../../lib/files/csv.ts';
import type { TableCell } from '../../../../lib/files/table-cell.ts';
import { factNames, type FactName } from '../applicant-draft.ts';
import type { ApplicantsTranslate } from '../../../../translations/applicants/applicants-texts.ts';

export const problemText = ({ problems }: ImportReport['rows'][number], t: ApplicantsTranslate) =>
  problems
    .map(
      ({ column, message }) =>
        `${t.find(`facts.${column}`) ?? column}: ${t.find(`import.problems.${message}`) ?? message}`,
    )
    .join('; ');

// One line per row: its result and its values.
export function reportRows(
  report: ImportReport,
  rows: readonly Partial<Record<FactName, string>>[],
  t: ApplicantsTranslate,
): TableCell[][] {
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
