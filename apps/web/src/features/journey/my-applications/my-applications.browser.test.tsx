import './my-applications.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { application } from '../../../testing/applications.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { applicantUid } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { MyApplicationsScreen } from './MyApplicationsScreen.tsx';

const reviewed = application(1, {
  status: 'initiated',
  docIds: [uid(60)],
  isFormStarted: true,
  destinationId: 'italy',
});
const finished = application(2, { applicantUid, status: 'package-ready', docIds: [uid(60)], destinationId: 'spain' });

async function openList() {
  startServer({
    applicationsOfApplicant: () => ({ items: [reviewed, finished], total: 2, nextCursor: null, more: false }),
  });
  const screen = await renderScreen(<MyApplicationsScreen />, { at: '/applications' });
  const entry = (applicationUid: string) =>
    document.querySelector<HTMLElement>(`[data-application="${applicationUid}"]`)!;
  await expect.poll(() => entry(reviewed.applicationUid)).toBeTruthy();
  return { ...screen, entry };
}

// Clicks what is on top at the middle of an element, as a finger does.
const press = (element: Element) => {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  document
    .elementFromPoint(left + width / 2, top + height / 2)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

test.each([1400, 390])('flag, name and dates of an entry open its next step, at %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await openList();
  for (const part of ['.flag', 'a.mine-open', '.mine-travel']) {
    press(screen.entry(reviewed.applicationUid).querySelector(part)!);
    await expect.poll(screen.address, { message: part }).toBe(`/form?applicationUid=${reviewed.applicationUid}`);
    await screen.router.navigate('/applications');
  }
  press(screen.entry(finished.applicationUid).querySelector('.flag')!);
  await expect.poll(screen.address).toBe(`/summary?applicationUid=${finished.applicationUid}`);
});

test('the link is reached by keyboard, and the buttons of the entry stay on top of it', async () => {
  const screen = await openList();
  const entry = screen.entry(reviewed.applicationUid);
  entry.querySelector<HTMLElement>('a.mine-open')!.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.address()).toBe(`/form?applicationUid=${reviewed.applicationUid}`);
  press(screen.entry(reviewed.applicationUid).querySelector('.mine-more')!);
  await expect.element(screen.getByRole('menuitem', { name: 'Documents' })).toBeVisible();
});

test.each([
  ['Upload', reviewed, '/document-playground'],
  ['the list of its documents once it is complete', finished, '/fileUpload'],
] as const)('Documents in the menu opens %s', async (_, row, path) => {
  const screen = await openList();
  await userEvent.click(screen.entry(row.applicationUid).querySelector<HTMLElement>('.mine-more')!);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Documents' }));
  expect(screen.address()).toBe(`${path}?applicationUid=${row.applicationUid}`);
});
