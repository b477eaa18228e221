import { ScrollArea } from '@mantine/core';
import type { ImportReport } from '@visawright/contract/applications/applicant.ts';
import { Pill, type Tone } from '../../../../components/list/badges/badges.tsx';
import type { FactName } from '../applicant-draft.ts';
import { problemText } from './report-csv.ts';
import { useApplicantsTexts } from '../../../../translations/applicants/applicants-texts.ts';

type Outcome = ImportReport['rows'][number]['outcome'];
const tones: Record<Outcome, Tone> = { new: 'note', created: 'ok', duplicate: 'warn', invalid: 'bad' };
const order: readonly Outcome[] = ['created', 'new', 'duplicate', 'invalid'];

interface Props {
  report: ImportReport;
  rows: readonly Partial<Record<FactName, string>>[];
}

export function ImportRows({ report, rows }: Props) {
  const { t } = useApplicantsTexts();
  const counts = order
    .map((outcome) => [outcome, report.rows.filter((line) => line.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <>
      <div className="import-counts" role="status">
        {counts.map(([outcome, count]) => (
          <Pill key={outcome} tone={tones[outcome]}>
            {count} {t(`import.outcome.${outcome}`)}
          </Pill>
        ))}
      </div>
      <ScrollArea.Autosize
        mah={320}
        type="auto"
        className="import-table"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('import.rows') }} // focusable, so that it can be scrolled by keyboard
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('columns.name')}</th>
              <th scope="col">{t('columns.passport')}</th>
              <th scope="col">{t('import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {report.rows.map((line) => {
              const row = rows[line.row - 1] ?? {};
              return (
                <tr key={line.row} data-outcome={line.outcome}>
                  <td>{line.row}</td>
                  <td>{[row.firstName, row.lastName].filter(Boolean).join(' ')}</td>
                  <td>{row.passportNumber}</td>
                  <td>
                    {t(`import.outcome.${line.outcome}`)}
                    {line.problems.length > 0 && <small>{problemText(line, t)}</small>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollArea.Autosize>
    </>
  );
}
