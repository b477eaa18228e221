import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Application } from '@visawright/contract/applications/application.ts';
import { summaryOf } from '@visawright/contract/applications/testing/summary-of.ts';
import { errors } from '@visawright/contract/platform/errors.ts';
import { setLanguage } from '../../lib/translation/language.ts';
import { application, nameOf } from '../../testing/applications.ts';
import { refuse, startServer, type Handlers } from '../../testing/fake-server.ts';
import { agency, emptyInbox, preferences } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { uid } from '../../testing/uid.ts';

const can: Application['can'] = ['application.read', 'application.edit', 'application.transfer'];
const [ravi, meera] = [uid(941), uid(942)];

// Applications of an agency held in memory. The server skips one that was changed meanwhile.
function agencyServer(first: readonly Application[], outdated: readonly string[] = []): Handlers {
  let rows = [...first];
  return {
    getPreferences: () => preferences,
    listNotificationThreads: () => emptyInbox,
    listSavedViews: () => ({ views: [] }),
    applicationTimeline: () => ({ items: [], nextCursor: null, total: 0, more: false }),
    getFindings: () => ({ applicationUid: uid(1), today: '2026-11-01', findings: [], judged: 12 }),
    getPackage: () => refuse('record.notFound'),
    applicationsOfAgency: () => ({ items: rows, nextCursor: null, total: rows.length, more: false }),
    chooseAgents: () => ({
      people: [
        { personUid: ravi, name: 'Ravi Rao', openApplications: 4 },
        { personUid: meera, name: 'Meera Nair', openApplications: 2 },
      ],
    }),
    bulkApplications: ({ body }) => {
      if (body.action !== 'transfer') return refuse('record.notFound');
      const asked = body.applicationUids ?? [];
      const done = asked.filter((each) => !outdated.includes(each));
      rows = rows.map((row) => (done.includes(row.applicationUid) ? { ...row, agentName: 'Ravi Rao' } : row));
      const failed = asked
        .filter((each) => outdated.includes(each))
        .map((applicationUid) => ({
          applicationUid,
          reference: 'HV-1002',
          code: 'application.versionStale',
          message: errors['application.versionStale'].text,
        }));
      return { done: done.length, failed };
    },
  };
}

interface Options {
  readonly width?: number;
  readonly rows?: readonly Application[];
  readonly outdated?: readonly string[];
}

async function openApplications({ width = 1440, rows, outdated }: Options = {}) {
  await page.viewport(width, 900);
  const own = rows ?? [1, 2, 3].map((number) => application(number, { can, agentName: 'Meera Nair' }));
  const server = startServer(agencyServer(own, outdated));
  const screen = await renderApp({ user: agency, at: '/applications' });
  await expect.element(screen.getByRole('link', { name: `${nameOf(1)} HV-1001` })).toBeVisible();
  const heads = () =>
    [...document.querySelectorAll('thead th')].map((head) => head.textContent?.trim()).filter(Boolean);
  const agents = () =>
    [...document.querySelectorAll('tbody [data-column=agent] .badge-text')].map((cell) => cell.textContent);
  return { ...screen, server, heads, agents };
}

const sidebarWidth = () => document.querySelector('.staff-sidebar')!.getBoundingClientRect().width;

describe('the columns of an agency', () => {
  test('at 1440 the agent has a column beside the open sidebar', async () => {
    const screen = await openApplications({ width: 1440 });
    expect(sidebarWidth()).toBe(300);
    await expect.poll(screen.heads).toEqual(expect.arrayContaining(['Status', 'Documents', 'Review', 'Agent']));
  });

  test('at 960 the sidebar is collapsed, so that status, documents and review have their columns', async () => {
    const screen = await openApplications({ width: 960 });
    expect(sidebarWidth()).toBe(80);
    await expect.poll(screen.heads).toEqual(expect.arrayContaining(['Status', 'Documents', 'Review']));
    const table = document.querySelector<HTMLElement>('.list-rows')!;
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  });
});

async function chooseRavi(screen: Awaited<ReturnType<typeof openApplications>>) {
  const dialog = screen.getByRole('dialog');
  await userEvent.click(dialog.getByRole('combobox', { name: 'New agent' }));
  await userEvent.click(screen.getByRole('option', { name: /^Ravi Rao/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
}

async function transfer(screen: Awaited<ReturnType<typeof openApplications>>, numbers: readonly number[]) {
  for (const number of numbers)
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${nameOf(number)}` }));
  await userEvent.click(screen.getByRole('toolbar').getByRole('button', { name: /^Transfer/ }));
  await chooseRavi(screen);
}

describe('a bulk transfer', () => {
  test('says how many went to whom, and the list shows the new agent', async () => {
    const screen = await openApplications();
    await transfer(screen, [1, 2]);
    await expect.element(screen.getByText('2 applications were transferred to Ravi Rao')).toBeVisible();
    await expect.poll(screen.agents).toEqual(['Ravi Rao', 'Ravi Rao', 'Meera Nair']);
  });

  test('says what was skipped and why, beside what was transferred', async () => {
    const submitted = application(3, { can: ['application.read'], status: 'submitted' });
    const rows = [application(1, { can }), application(2, { can }), submitted];
    const screen = await openApplications({ rows, outdated: [uid(2)] });
    await transfer(screen, [1, 2, 3]);
    const report = screen.getByRole('dialog', { name: 'Transfer: 1 updated, 2 not updated' });
    await expect.element(report.getByText('1 application was transferred to Ravi Rao')).toBeVisible();
    await expect.element(report.getByText('Bilal Khan · HV-1002')).toBeVisible();
    await expect.element(report.getByText('Someone else changed this in the meantime.')).toBeVisible();
    await expect.element(report.getByText('Chitra Rao')).toBeVisible();
    await expect.element(report.getByText('Not possible in its current status')).toBeVisible();
    expect(screen.server.calls('bulkApplications').map(({ body }) => body.applicationUids)).toEqual([[uid(1), uid(2)]]);
  });

  test('does not say that nothing was transferred to somebody', async () => {
    const screen = await openApplications({ outdated: [uid(1)] });
    await transfer(screen, [1]);
    await expect.element(screen.getByRole('dialog', { name: 'Transfer: 0 updated, 1 not updated' })).toBeVisible();
    expect(screen.getByText(/transferred to/).query()).toBeNull();
  });
});

// All six tabs, with the longest counts.
const busy = application(1, {
  can,
  destinationId: 'italy',
  status: 'initiated',
  docIds: Array.from({ length: 11 }, (_, at) => uid(500 + at)),
  documentsNeeded: 18,
  summary: summaryOf({ papersHave: 11, papersNeeded: 18, blocking: 7, warnings: 12 }),
});

describe('the drawer of an application', () => {
  test.each(['en', 'hi'] as const)('shows all its tabs whole (%s)', async (language) => {
    setLanguage(language);
    const screen = await openApplications({ rows: [busy] });
    await userEvent.click(screen.getByRole('link', { name: `${nameOf(1)} HV-1001` }));
    await expect.poll(() => document.querySelectorAll('.list-drawer [role=tab]').length).toBe(6);
    const tabs = document.querySelector<HTMLElement>('.list-drawer .list-tabs')!;
    expect(tabs.textContent).toContain('11/18');
    expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth);
    setLanguage('en');
  });
});

test.each([
  ['draft', 'addDocuments'],
  ['package-ready', 'download'],
  ['submitted', 'recordOutcome'],
] as const)('the drawer of a %s application offers its next step and not a review', async (status, step) => {
  const docIds = status === 'draft' ? [] : [uid(700)];
  const row = application(1, { can: [...can, 'application.sendForReview'], destinationId: 'italy', status, docIds });
  const screen = await openApplications({ rows: [row] });
  await userEvent.click(screen.getByRole('link', { name: `${nameOf(1)} HV-1001` }));
  const foot = () => document.querySelector('.pane-foot');
  await expect.poll(() => foot()?.querySelector('[data-step]')?.getAttribute('data-step')).toBe(step);
  expect(foot()!.textContent).not.toContain('Send for review');
});

test('the transfer of one application names the new agent', async () => {
  const screen = await openApplications();
  screen.server.use({ transferToAgent: () => application(1, { can, agentId: ravi, agentName: 'Ravi Rao' }) });
  await userEvent.click(screen.getByRole('link', { name: `${nameOf(1)} HV-1001` }));
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await chooseRavi(screen);
  await expect.element(screen.getByText('Asha Verma was transferred to Ravi Rao')).toBeVisible();
});

test('the help says what Enter does in this list', async () => {
  const screen = await openApplications();
  await userEvent.keyboard('?');
  const help = screen.getByRole('dialog');
  await expect.element(help.getByText('Open the row', { exact: true })).toBeVisible();
  expect(help.getByText(/full page/).query()).toBeNull();
});

test('the command palette offers the actions for the selected rows', async () => {
  const screen = await openApplications();
  for (const number of [1, 3])
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${nameOf(number)}` }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.click(screen.getByRole('option', { name: 'Transfer 2 selected' }));
  await expect.element(screen.getByRole('dialog', { name: 'Transfer 2 applications' })).toBeVisible();
});

test('the command palette offers nothing for rows while none is selected', async () => {
  const screen = await openApplications();
  const box = screen.getByRole('checkbox', { name: `Select ${nameOf(1)}` });
  await userEvent.click(box);
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('option', { name: 'Applications', exact: true })).toBeVisible();
  expect(screen.getByRole('option', { name: /Transfer/ }).query()).toBeNull();
});
