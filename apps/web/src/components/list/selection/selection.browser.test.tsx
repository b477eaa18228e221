import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { application, applications, nameOf } from '../../../testing/applications.ts';
import { lostConnection, held, refuse } from '../../../testing/fake-server.ts';
import { openList } from '../../../testing/open-list.tsx';
import { uid } from '../../../testing/uid.ts';

const select = (list: Awaited<ReturnType<typeof openList>>, number: number) =>
  list.getByRole('checkbox', { name: `Select ${nameOf(number)}` });
const bar = (list: Awaited<ReturnType<typeof openList>>) =>
  list.getByRole('toolbar', { name: 'Actions for the selection' });

test('the bar appears with the first row and goes with the last', async () => {
  const list = await openList();
  await userEvent.click(select(list, 2));
  await expect.element(bar(list)).toBeVisible();
  await expect.element(bar(list).getByRole('status')).toHaveTextContent('1 selected');
  await userEvent.click(select(list, 2));
  await expect.element(bar(list)).not.toBeInTheDocument();
});

test('the header box selects the page and shows a partial selection', async () => {
  const list = await openList();
  const all = list.getByRole('checkbox', { name: 'Select all rows on this page' });
  await userEvent.click(select(list, 3));
  await expect.element(all).toBePartiallyChecked();
  await userEvent.click(all);
  await expect.element(bar(list).getByRole('status')).toHaveTextContent('8 selected');
  await expect.element(all).toBeChecked();
  await userEvent.click(all);
  await expect.element(bar(list)).not.toBeInTheDocument();
});

test('Shift selects the rows between', async () => {
  const list = await openList();
  await userEvent.click(select(list, 2));
  await userEvent.click(select(list, 5), { modifiers: ['Shift'] });
  await expect.element(bar(list).getByRole('status')).toHaveTextContent('4 selected');
  await expect.element(select(list, 4)).toBeChecked();
  await expect.element(select(list, 6)).not.toBeChecked();
});

test('selected rows stay selected on the next page, and are gone with another search', async () => {
  const list = await openList({ rows: applications(60) });
  await userEvent.click(select(list, 1));
  await userEvent.click(list.getByRole('button', { name: 'Next page' }));
  await userEvent.click(select(list, 51));
  await expect.element(bar(list).getByRole('status')).toHaveTextContent('2 selected');
  await userEvent.type(list.getByRole('searchbox'), 'asha{Enter}');
  await list.seeNames(['Asha Verma']);
  await expect.element(bar(list)).not.toBeInTheDocument();
});

test('all that match are sent as a query, not as ids', async () => {
  const list = await openList({ rows: applications(60), at: '/applications?search=Traveller' });
  await userEvent.click(select(list, 9));
  await userEvent.click(bar(list).getByRole('button', { name: 'Select all 52 matching' }));
  await expect.element(bar(list).getByRole('status')).toHaveTextContent('All 52 matching selected');
  await userEvent.click(bar(list).getByRole('button', { name: 'Delete' }));
  await expect
    .poll(() => list.server.calls('bulkApplications').map(({ body }) => body))
    .toEqual([{ action: 'delete', matching: { search: 'Traveller' } }]);
});

test('an action runs once, reports its result and empties the selection', async () => {
  const gate = held(undefined);
  const list = await openList({
    handlers: {
      bulkApplications: async ({ body }) => {
        await gate.promise;
        return { done: body.applicationUids!.length, failed: [] };
      },
    },
  });
  await userEvent.click(select(list, 1));
  await userEvent.click(select(list, 2));
  const button = bar(list).getByRole('button', { name: 'Delete' });
  await userEvent.dblClick(button);
  gate.release();
  await expect.element(list.getByText('Delete: 2 rows updated')).toBeVisible();
  await expect.element(bar(list)).not.toBeInTheDocument();
  expect(list.server.calls('bulkApplications').map(({ body }) => body.applicationUids)).toEqual([[uid(1), uid(2)]]);
});

test('rows that may not change are left out, reported with a reason and stay selected', async () => {
  const rows = [application(1), application(2, { status: 'submitted' })];
  const list = await openList({ rows });
  await userEvent.click(select(list, 1));
  await userEvent.click(select(list, 2));
  await userEvent.click(bar(list).getByRole('button', { name: 'Delete: possible for 1 of 2' }));
  const report = list.getByRole('dialog', { name: 'Delete: 1 updated, 1 not updated' });
  await expect.element(report.getByText('Not possible in its current status')).toBeVisible();
  expect(list.server.calls('bulkApplications').map(({ body }) => body.applicationUids)).toEqual([[uid(1)]]);
  await userEvent.click(report.getByRole('button', { name: 'Close' }).last());
  await expect.element(select(list, 2)).toBeChecked();
  await expect.element(select(list, 1)).not.toBeChecked();
});

test('an action that no selected row allows says why and does nothing', async () => {
  const list = await openList({ rows: [application(1, { status: 'submitted' })] });
  await userEvent.click(select(list, 1));
  const button = bar(list).getByRole('button', { name: 'Delete: not possible for these rows' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(list.server.calls('bulkApplications')).toHaveLength(0);
});

test.each([
  ['a refusal', () => refuse('quota.tooMany')],
  ['a lost connection', lostConnection],
])('%s keeps the selection and shows the message', async (_, bulkApplications) => {
  const list = await openList({ handlers: { bulkApplications } });
  await userEvent.click(select(list, 1));
  await userEvent.click(bar(list).getByRole('button', { name: 'Delete' }));
  await expect.element(list.getByText(/^Delete failed\. \S/)).toBeVisible();
  await expect.element(bar(list).getByRole('status')).toHaveTextContent('1 selected');
  await expect.element(bar(list).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'false');
});

test('clearing the selection returns the focus to a row', async () => {
  const list = await openList();
  await userEvent.click(select(list, 2));
  await userEvent.click(bar(list).getByRole('button', { name: 'Clear selection' }));
  await expect.element(bar(list)).not.toBeInTheDocument();
  await expect.element(list.getByRole('link', { name: nameOf(2) })).toHaveFocus();
});
