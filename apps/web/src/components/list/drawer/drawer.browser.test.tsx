import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applications, nameOf } from '../../../testing/applications.ts';
import { openList } from '../../../testing/open-list.tsx';
import { refuse } from '../../../testing/fake-server.ts';
import { uid } from '../../../testing/uid.ts';

const drawer = (list: Awaited<ReturnType<typeof openList>>, number: number) =>
  list.getByRole('region', { name: nameOf(number) });

describe('beside the rows', () => {
  test('a click opens the row, the address names it and Back closes it', async () => {
    const list = await openList();
    await userEvent.click(list.getByRole('link', { name: nameOf(3) }));
    await expect.element(drawer(list, 3)).toBeVisible();
    await expect.element(drawer(list, 3).getByText('HV-1003')).toBeVisible();
    expect(list.address()).toBe(`/applications?open=${uid(3)}`);
    await list.goBack();
    await expect.element(drawer(list, 3)).not.toBeInTheDocument();
  });

  test('the whole row opens it, its check box does not', async () => {
    const list = await openList();
    await userEvent.click(list.getByRole('checkbox', { name: `Select ${nameOf(2)}` }));
    expect(list.address()).toBe('/applications');
    await userEvent.click(
      list
        .getByRole('row', { name: new RegExp(nameOf(2)) })
        .getByRole('cell')
        .nth(1),
    );
    await expect.element(drawer(list, 2)).toBeVisible();
  });

  test('next and previous move through the rows and stop at the ends', async () => {
    const list = await openList({ rows: applications(3), at: `/applications?open=${uid(2)}` });
    await userEvent.click(drawer(list, 2).getByRole('button', { name: 'Next row (J)' }));
    await expect.element(drawer(list, 3)).toBeVisible();
    await expect
      .element(drawer(list, 3).getByRole('button', { name: 'Next row (J)' }))
      .toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(drawer(list, 3).getByRole('button', { name: 'Previous row (K)' }));
    await userEvent.click(drawer(list, 2).getByRole('button', { name: 'Previous row (K)' }));
    await expect.element(drawer(list, 1)).toBeVisible();
    await expect
      .element(drawer(list, 1).getByRole('button', { name: 'Previous row (K)' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('its tabs change with the arrow keys and stay in the address', async () => {
    const list = await openList({ at: `/applications?open=${uid(2)}` });
    await userEvent.click(drawer(list, 2).getByRole('tab', { name: 'Trip' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(drawer(list, 2).getByRole('tabpanel')).toHaveTextContent(`Notes about ${nameOf(2)}`);
    expect(list.address()).toContain('tab=notes');
  });

  test('a row of another page is fetched by its address', async () => {
    const list = await openList({ rows: applications(60), at: `/applications?open=${uid(55)}` });
    await expect.element(drawer(list, 55)).toBeVisible();
    expect(list.server.calls('getApplication').map(({ query }) => query.applicationUid)).toEqual([uid(55)]);
  });

  test('a row that is gone says so', async () => {
    const list = await openList({ rows: applications(2), at: `/applications?open=${uid(77)}` });
    await expect.element(list.getByRole('heading', { name: 'No longer available' })).toBeVisible();
  });

  test('a row that fails to load is loaded again', async () => {
    const rows = applications(60);
    const list = await openList({
      rows,
      at: `/applications?open=${uid(55)}`,
      handlers: { getApplication: () => refuse('tenant.mismatch') },
    });
    await expect.element(list.getByRole('heading', { name: 'The details could not be loaded' })).toBeVisible();
    list.server.use({ getApplication: () => rows[54]! });
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect.element(drawer(list, 55)).toBeVisible();
  });

  test('closing returns the focus to its row', async () => {
    const list = await openList();
    await userEvent.click(list.getByRole('link', { name: nameOf(4) }));
    await userEvent.click(drawer(list, 4).getByRole('button', { name: 'Close (Esc)' }));
    await expect.element(drawer(list, 4)).not.toBeInTheDocument();
    await expect.element(list.getByRole('link', { name: nameOf(4) })).toHaveFocus();
    expect(list.address()).toBe('/applications');
  });
});

test('on a narrow screen it is a dialog; Escape closes it and returns the focus', async () => {
  await page.viewport(1000, 800);
  const list = await openList();
  await userEvent.click(list.getByRole('link', { name: nameOf(2) }));
  const dialog = list.getByRole('dialog', { name: nameOf(2) });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(list.getByRole('link', { name: nameOf(2) })).toHaveFocus();
});
