import { ScrollArea } from '@mantine/core';
import { invitationOutcomes } from '@visawright/contract/identity/invitation-limits.ts';
import type { InvitationReport } from '@visawright/contract/identity/staff.ts';
import { Pill, type Tone } from '../../../../components/list/badges/badges.tsx';
import type { InvitationDraft } from '../staff/InvitationFields.tsx';
import { nameOf } from '../staff/people-kind.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

type Line = InvitationReport['rows'][number];

const tones: Record<Line['outcome'], Tone> = {
  new: 'note',
  invited: 'ok',
  duplicate: 'warn',
  known: 'warn',
  overLimit: 'bad',
  invalid: 'bad',
};

interface Props {
  report: InvitationReport;
  rows: readonly InvitationDraft[];
}

// The result of each line, with its reason.
export function InvitationRows({ report, rows }: Props) {
  const { t } = usePeopleTexts();
  const counts = invitationOutcomes
    .map((outcome) => [outcome, report.rows.filter((line) => line.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0);
  const problems = (line: Line) => line.problems.map((column) => t(`inviteMany.problems.${column}`)).join(' ');
  return (
    <>
      <div className="import-counts" role="status">
        {counts.map(([outcome, count]) => (
          <Pill key={outcome} tone={tones[outcome]}>
            {count} {t(`inviteMany.outcome.${outcome}`)}
          </Pill>
        ))}
      </div>
      <ScrollArea.Autosize
        mah={320}
        type="auto"
        className="import-table"
        // Focusable, so that it can be scrolled by keyboard.
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('inviteMany.rows') }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('inviteMany.row')}</th>
              <th scope="col">{t('columns.name')}</th>
              <th scope="col">{t('columns.email')}</th>
              <th scope="col">{t('inviteMany.result')}</th>
            </tr>
          </thead>
          <tbody>
            {report.rows.map((line) => {
              const row = rows[line.row - 1]!;
              return (
                <tr key={line.row} data-outcome={line.outcome}>
                  <td>{line.row}</td>
                  <td>{nameOf(row)}</td>
                  <td>{row.email}</td>
                  <td>
                    {t(`inviteMany.outcome.${line.outcome}`)}
                    {line.problems.length > 0 && <small>{problems(line)}</small>}
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
