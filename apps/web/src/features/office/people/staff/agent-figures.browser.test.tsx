import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { expect, test } from 'vitest';
import { startServer } from '../../../../testing/fake-server.ts';
import { agencyUid, agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { AgentFigures } from './AgentFigures.tsx';

const row = { personUid: uid(40), agencyUid } as unknown as StaffPerson;

test('each figure is the total of a list and leads to that list', async () => {
  const totals: Record<string, number> = { returned: 2, 'package-ready,online-form-completed': 5 };
  const server = startServer({
    applicationsOfAgency: ({ query }: { query: Record<string, string> }) => ({
      items: [],
      nextCursor: null,
      total: totals[query['review'] ?? query['status']!] ?? 1,
      more: false,
    }),
  });
  const screen = await renderScreen(<AgentFigures row={row} />, { user: { ...agent, role: ['agency'] } });
  const figures = [
    ['1', 'lodge=late'],
    ['2', 'review=returned'],
    ['5', 'status=package-ready,online-form-completed'],
  ] as const;
  for (const [total, list] of figures)
    await expect
      .element(screen.getByRole('link', { name: total, exact: true }))
      .toHaveAttribute('href', expect.stringContaining(`/applications?agent=${row.personUid}&${list}`));
  const asked = server.calls('applicationsOfAgency').map(({ query }) => query);
  expect(asked).toHaveLength(3);
  for (const query of asked) expect(query).toMatchObject({ agencyUid, agent: row.personUid, limit: '1' });
});
