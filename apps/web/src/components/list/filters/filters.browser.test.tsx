import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { application, applications } from '../../../testing/applications.ts';
import { openList } from '../../../testing/open-list.tsx';

const rows = [
  application(1, { status: 'draft' }),
  application(2, { status: 'initiated' }),
  application(3, { status: 'submitted' }),
];

describe('search', () => {
  test('asks the server once, after the typing has stopped, and writes it to the address', async () => {
    const list = await openList({ rows });
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    const before = list.server.calls('applicationsOfAgent').length;
    await userEvent.type(list.getByRole('searchbox', { name: 'Search Applications' }), 'chit');
    await list.seeNames(['Chitra Rao']);
    expect(list.address()).toBe('/applications?search=chit');
    expect(
      list.server
        .calls('applicationsOfAgent')
        .slice(before)
        .map(({ query }) => query.search),
    ).toEqual(['chit']);
  });

  test('Enter searches at once; Escape clears it and keeps the focus', async () => {
    const list = await openList({ rows });
    const box = list.getByRole('searchbox', { name: 'Search Applications' });
    await userEvent.type(box, 'bilal{Enter}');
    await list.seeNames(['Bilal Khan']);
    await userEvent.keyboard('{Escape}');
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('');
  });

  test('the clear button is offered only while there is text', async () => {
    const list = await openList({ rows });
    const clear = list.getByRole('button', { name: 'Clear search' });
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    expect(clear.query()).toBeNull();
    await userEvent.type(list.getByRole('searchbox', { name: 'Search Applications' }), 'asha');
    await userEvent.click(clear);
    await expect.element(list.getByRole('searchbox', { name: 'Search Applications' })).toHaveFocus();
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
  });

  test('a search that another link removed is not repeated when the box loses the focus', async () => {
    const list = await openList({ rows });
    const box = list.getByRole('searchbox', { name: 'Search Applications' });
    await userEvent.type(box, 'chit');
    await list.seeNames(['Chitra Rao']);
    await userEvent.type(box, '{ArrowLeft}'); // by now the router has caught up
    await list.router.navigate('/applications');
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
    await userEvent.tab();
    await expect.element(box).not.toHaveFocus();
    expect(list.address()).toBe('/applications');
  });
});

describe('filters', () => {
  test('several values of one filter are joined and shown on its chip', async () => {
    const list = await openList({ rows });
    await userEvent.click(list.getByRole('button', { name: 'Filter', exact: true }));
    await userEvent.click(list.getByRole('button', { name: 'Status', exact: true }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Draft' }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Submitted' }));
    await list.seeNames(['Asha Verma', 'Chitra Rao']);
    await expect.element(list.getByRole('button', { name: 'Filter Status: Draft, Submitted' })).toBeVisible();
    expect(list.address()).toBe('/applications?status=draft,submitted');
  });

  test('the chip opens its own values; taking the last one away removes the chip', async () => {
    const list = await openList({ rows, at: '/applications?status=initiated' });
    await list.seeNames(['Bilal Khan']);
    await userEvent.click(list.getByRole('button', { name: 'Filter Status: Initiated' }));
    await expect.element(list.getByRole('checkbox', { name: 'Initiated' })).toBeChecked();
    await userEvent.click(list.getByRole('checkbox', { name: 'Initiated' }));
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    expect(list.getByRole('button', { name: 'Remove filter Status' }).query()).toBeNull();
  });

  test('removing a chip moves the focus to “Filter” instead of losing it', async () => {
    const list = await openList({ rows, at: '/applications?status=initiated' });
    await userEvent.click(list.getByRole('button', { name: 'Remove filter Status' }));
    await expect.element(list.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    expect(list.address()).toBe('/applications');
  });

  test('“Clear” removes search and filters together', async () => {
    const list = await openList({ rows, at: '/applications?search=a&status=draft,initiated' });
    await list.seeNames(['Asha Verma', 'Bilal Khan']);
    await userEvent.click(list.getByRole('button', { name: 'Clear', exact: true }));
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    expect(list.address()).toBe('/applications');
  });

  test('a choice holds one value, a date range sends its first day', async () => {
    const list = await openList({ rows: applications(5) });
    await userEvent.click(list.getByRole('button', { name: 'Filter', exact: true }));
    await userEvent.click(list.getByRole('button', { name: 'Destination', exact: true }));
    await userEvent.click(list.getByRole('radio', { name: 'Spain' }));
    await userEvent.click(list.getByRole('radio', { name: 'France' }));
    await expect.element(list.getByRole('button', { name: 'Filter Destination: France' })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'All filters: Destination' }));
    await userEvent.click(list.getByRole('button', { name: 'Travel date', exact: true }));
    await userEvent.fill(list.getByLabelText('From', { exact: true }), '2026-12-01');
    await expect.element(list.getByRole('button', { name: 'Filter Travel date: from 1 Dec 2026' })).toBeVisible();
    expect(list.server.calls('applicationsOfAgent').at(-1)!.query).toMatchObject({
      visaTo: 'France',
      travelAfter: '2026-12-01',
    });
  });

  test('Escape closes the choices and returns the focus to “Filter”', async () => {
    const list = await openList({ rows });
    await userEvent.click(list.getByRole('button', { name: 'Filter', exact: true }));
    await expect.element(list.getByRole('button', { name: 'Status', exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list.getByRole('button', { name: 'Status', exact: true })).not.toBeInTheDocument();
    await expect.element(list.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
  });

  test('an address with an unknown value shows the whole list', async () => {
    const list = await openList({ rows, at: '/applications?status=burnt&sort=colour.asc' });
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
    expect(list.server.calls('applicationsOfAgent')[0]!.query.status).toBeUndefined();
  });

  test('Back takes back the last filter', async () => {
    const list = await openList({ rows });
    await userEvent.click(list.getByRole('button', { name: 'Filter', exact: true }));
    await userEvent.click(list.getByRole('button', { name: 'Status', exact: true }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Submitted' }));
    await list.seeNames(['Chitra Rao']);
    await list.goBack();
    await list.seeNames(['Asha Verma', 'Bilal Khan', 'Chitra Rao']);
  });
});
