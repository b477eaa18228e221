import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { statuses } from '@visawright/contract/applications/application-status.ts';
import { daysLater } from '@visawright/contract/dates/days.ts';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { totalText } from '../../../../components/list/table/format-number.ts';
import { call } from '../../../../lib/api/call.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { listText } from '../../../../translations/list/list-texts.ts';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

const open = statuses.filter((status) => status !== 'submitted').join(',');

// Each figure is the total of a list, and leads to it.
const figures = [
  { id: 'overdue', query: () => ({ status: open, lodgeBefore: daysLater(today(), -1) }), address: 'lodge=late' },
  { id: 'returned', query: () => ({ review: 'returned' }), address: 'review=returned' },
  {
    id: 'ready',
    query: () => ({ status: 'package-ready,online-form-completed' }),
    address: 'status=package-ready,online-form-completed',
  },
] as const;

export function AgentFigures({ row: { personUid, agencyUid } }: { row: StaffPerson }) {
  const { t } = usePeopleTexts();
  const counts = useQueries({
    queries: figures.map(({ id, query }) => ({
      queryKey: ['agent', personUid, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('applicationsOfAgency', {
          query: { agencyUid: agencyUid!, agent: personUid, limit: '1', ...query() },
          signal,
        }),
      enabled: agencyUid !== null,
    })),
  });
  return (
    <dl className="agency-numbers">
      {figures.map(({ id, address }, at) => {
        const page = counts[at]?.data;
        return (
          <div key={id}>
            <dt>{t(`figures.${id}`)}</dt>
            <dd>
              {page && (
                <Link className="figure-link" to={`/applications?agent=${personUid}&${address}`}>
                  {totalText(page, listText)}
                </Link>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
