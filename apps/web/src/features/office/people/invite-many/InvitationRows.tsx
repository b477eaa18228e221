import { invitationOutcomes } from '@visawright/contract/identity/invitation-limits.ts';
import type { InvitationReport } from '@visawright/contract/identity/staff.ts';
import type { Tone } from '../../../../components/list/badges/badges.tsx';
import { ReportTable } from '../../../../components/report-table/ReportTable.tsx';
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

export function InvitationRows({ report, rows }: Props) {
  const { t } = usePeopleTexts();
  const cells = ({ row, problems }: Line) => {
    const draft = rows[row - 1]!;
    return {
      name: nameOf(draft),
      identity: draft.email,
      problems: problems.map((column) => t(`inviteMany.problems.${column}`)).join(' '),
    };
  };
  return (
    <ReportTable
      label={t('inviteMany.rows')}
      lines={report.rows}
      outcomes={invitationOutcomes}
      tones={tones}
      outcomeText={(outcome) => t(`inviteMany.outcome.${outcome}`)}
      columns={[t('inviteMany.row'), t('columns.name'), t('columns.email'), t('inviteMany.result')]}
      cells={cells}
    />
  );
}
