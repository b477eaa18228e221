import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applications, nameOf } from '../../../testing/applications.ts';
import { openList } from '../../../testing/open-list.tsx';
import { singleKeysStore } from '../../../lib/keyboard/single-keys.ts';
import { uid } from '../../../testing/uid.ts';

const first = async (options: Parameters<typeof openList>[0] = {}) => {
  const list = await openList({ rows: applications(4), ...options });
  await list.seeNames([1, 2, 3, 4].map(nameOf));
  return list;
};

test('J and K move through the rows, and stop at the ends', async () => {
  const list = await first();
  await userEvent.keyboard('j');
  await expect.element(list.getByRole('link', { name: nameOf(1) })).toHaveFocus();
  await userEvent.keyboard('jjjjj');
  await expect.element(list.getByRole('link', { name: nameOf(4) })).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(list.getByRole('link', { name: nameOf(3) })).toHaveFocus();
});

test('Enter opens the row with focus on its heading; Enter again opens its page', async () => {
  const list = await first();
  await userEvent.keyboard('jj{Enter}');
  await expect.element(list.getByRole('heading', { name: nameOf(2) })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(list.address).toBe(`/form?applicationUid=${uid(2)}`);
});

test('J moves the open row and keeps the focus in it', async () => {
  const list = await first();
  await userEvent.keyboard('j{Enter}');
  await expect.element(list.getByRole('heading', { name: nameOf(1) })).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(list.getByRole('region', { name: nameOf(2) })).toBeVisible();
  expect(
    list
      .getByRole('region', { name: nameOf(2) })
      .element()
      .contains(document.activeElement),
  ).toBe(true);
});

test('X selects the row, Shift X up to another one, Escape clears the selection', async () => {
  const list = await first();
  await userEvent.keyboard('jx');
  await expect.element(list.getByText('1 selected')).toBeVisible();
  await userEvent.keyboard('jj{Shift>}X{/Shift}');
  await expect.element(list.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list.getByText('3 selected')).not.toBeInTheDocument();
});

test('Escape closes the open row before it clears the selection', async () => {
  const list = await first();
  await userEvent.keyboard('jx{Enter}');
  await expect.element(list.getByRole('region', { name: nameOf(1) })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list.getByRole('region', { name: nameOf(1) })).not.toBeInTheDocument();
  await expect.element(list.getByText('1 selected')).toBeVisible();
});

test('the slash key leads to the search, where letters are text', async () => {
  const create = vi.fn();
  const list = await first({ part: { primaryAction: { label: 'New application', run: create } } });
  await userEvent.keyboard('/');
  await expect.element(list.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('nj');
  await expect.element(list.getByRole('searchbox')).toHaveValue('nj');
  expect(create).not.toHaveBeenCalled();
});

test('N starts a new record and E edits the row in focus', async () => {
  const [create, edit] = [vi.fn(), vi.fn()];
  await first({
    part: { primaryAction: { label: 'New application', run: create }, edit: (row) => edit(row.applicantName) },
  });
  await userEvent.keyboard('n');
  expect(create).toHaveBeenCalledOnce();
  await userEvent.keyboard('jje');
  expect(edit).toHaveBeenCalledExactlyOnceWith(nameOf(2));
});

test('letters do nothing for a person who has switched them off', async () => {
  const list = await first();
  singleKeysStore.setState({ on: false });
  await userEvent.keyboard('jx/');
  expect(list.getByText('1 selected').query()).toBeNull();
  expect(document.activeElement).toBe(document.body);
  singleKeysStore.setState({ on: true });
});
