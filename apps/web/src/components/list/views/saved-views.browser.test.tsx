import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SavedView } from '@visawright/contract/identity/preferences.ts';
import { application } from '../../../testing/applications.ts';
import { refuse } from '../../../testing/fake-server.ts';
import { listServer } from '../../../testing/list-server.ts';
import { openList } from '../../../testing/open-list.tsx';
import { uid } from '../../../testing/uid.ts';

const rows = [
  application(1, { status: 'draft' }),
  application(2, { status: 'initiated' }),
  application(3, { status: 'submitted' }),
];
const drafts: SavedView = {
  viewUid: uid(700),
  list: 'applications',
  name: 'Drafts',
  query: 'status=draft',
  isShared: false,
  isMine: true,
};

test('a view can be saved only when something differs, and is then open', async () => {
  const list = await openList({ rows });
  await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
  expect(list.getByRole('button', { name: 'Save view' }).query()).toBeNull();
  await userEvent.type(list.getByRole('searchbox'), 'chitra{Enter}');
  await userEvent.click(list.getByRole('button', { name: 'Save view' }));
  const dialog = list.getByRole('dialog', { name: 'Save this view' });
  await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: 'Save view' })).toBeDisabled();
  await userEvent.keyboard('Only Chitra{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.getByRole('tab', { name: 'Only Chitra' })).toHaveAttribute('aria-selected', 'true');
  expect(list.server.calls('createSavedView').map(({ body }) => body)).toEqual([
    { list: 'applications', name: 'Only Chitra', query: 'search=chitra', isShared: false },
  ]);
});

test('a shared view is sent as shared', async () => {
  const list = await openList({ rows, at: '/applications?status=draft' });
  await userEvent.click(list.getByRole('button', { name: 'Save view' }));
  await userEvent.keyboard('Team drafts');
  await userEvent.click(list.getByRole('switch', { name: 'Share with everyone in your organisation' }));
  await userEvent.click(list.getByRole('dialog').getByRole('button', { name: 'Save view' }));
  await expect.poll(() => list.server.calls('createSavedView').map(({ body }) => body.isShared)).toEqual([true]);
  await expect.element(list.getByRole('tab', { name: 'Shared Team drafts' })).toBeVisible();
});

test('a view that could not be saved keeps its name and says so', async () => {
  const list = await openList({
    rows,
    at: '/applications?status=draft',
    handlers: { createSavedView: () => refuse('quota.tooMany') },
  });
  await userEvent.click(list.getByRole('button', { name: 'Save view' }));
  await userEvent.keyboard('Mine{Enter}');
  await expect.element(list.getByText('The view could not be saved. Please try again.')).toBeVisible();
  await expect.element(list.getByRole('dialog').getByLabelText('Name')).toHaveValue('Mine');
});

test('a saved view opens by its tab and by the arrow keys', async () => {
  const list = await openList({ rows, handlers: listServer(rows, [drafts]) });
  await userEvent.click(list.getByRole('tab', { name: 'Drafts' }));
  await list.seeNames(['Asha Verma']);
  await userEvent.keyboard('{ArrowLeft}');
  await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
  await expect.element(list.getByRole('tab', { name: 'All' })).toHaveFocus();
});

test('a changed view is saved, reset or deleted by its menu', async () => {
  const list = await openList({ rows, handlers: listServer(rows, [drafts]) });
  await userEvent.click(list.getByRole('tab', { name: 'Drafts' }));
  await list.seeNames(['Asha Verma']);
  await userEvent.click(list.getByRole('button', { name: 'Remove filter Status' }));
  await userEvent.type(list.getByRole('searchbox'), 'bilal{Enter}');
  await list.seeNames(['Bilal Khan']);
  await userEvent.click(list.getByRole('tab', { name: 'Drafts' }));
  await userEvent.click(list.getByRole('button', { name: 'View options' }));
  await userEvent.click(list.getByRole('menuitem', { name: 'Delete “Drafts”' }));
  await expect.element(list.getByRole('tab', { name: 'Drafts' })).not.toBeInTheDocument();
  await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
  expect(list.server.calls('deleteSavedView').map(({ body }) => body)).toEqual([{ viewUid: uid(700) }]);
});
