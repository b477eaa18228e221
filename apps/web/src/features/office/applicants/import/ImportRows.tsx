import type { ImportReport } from '@visawright/contract/applications/applicant.ts';
import type { Tone } from '../../../../components/list/badges/badges.tsx';
import { ReportTable } from '../../../../components/report-table/ReportTable.tsx';
import type { FactName } from '../applicant-draft.ts';
import { problemText } from './report-csv.ts';
import { useApplicantsTexts } from '../../../../translations/applicants/applicants-texts.ts';

type Line = ImportReport['rows'][number];
type Outcome = Line['outcome'];
const tones: Record<Outcome, Tone> = { new: 'note', created: 'ok', duplicate: 'warn', invalid: 'bad' };
const order: readonly Outcome[] = ['created', 'new', 'duplicate', 'invalid'];

interface Props {
  report: ImportReport;
  rows: readonly Partial<Record<FactName, string>>[];
}

export function ImportRows({ report, rows }: Props) {
  const { t } = useApplicantsTexts();
  const cells = (line: Line) => {
    const facts = rows[line.row - 1] ?? {};
    return {
      name: [facts.firstName, facts.lastName].filter(Boolean).join(' '),
      identity: facts.passportNumber,
      problems: problemText(line, t),
    };
  };
  return (
    <ReportTable
      label={t('import.rows')}
      lines={report.rows}
      outcomes={order}
      tones={tones}
      outcomeText={(outcome) => t(`import.outcome.${outcome}`)}
      columns={[t('import.row'), t('columns.name'), t('columns.passport'), t('import.result')]}
      cells={cells}
    />
  );
}
