import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applications, nameOf } from '../../../testing/applications.ts';
import { startServer, type Handlers } from '../../../testing/fake-server.ts';
import { listServer } from '../../../testing/list-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { Palette } from './Palette.tsx';

async function openPalette(handlers: Handlers = {}) {
  startServer({
    ...listServer(applications(8)),
    listApplicants: () => ({ items: [], total: 0, nextCursor: null, more: false }),
    ...handlers,
  });
  const close = vi.fn();
  const screen = await renderScreen(<Palette opened onClose={close} />, { user: agent, at: '/applications' });
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  return { ...screen, close };
}

const selected = () => document.querySelector('[data-combobox-selected]')?.textContent;

test('one entry is selected as soon as the palette opens', async () => {
  await openPalette();
  await expect.poll(selected).toBeTruthy();
});

test('Enter opens the first match, even if pressed in the moment it appears', async () => {
  const screen = await openPalette();
  const pressed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      const option = [...document.querySelectorAll('[role=option]')].find((one) => one.textContent.includes(nameOf(2)));
      if (!option) return;
      observer.disconnect();
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }),
      );
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await userEvent.keyboard('bilal');
  await pressed;
  await expect.poll(screen.address).toBe(`/applications?open=${uid(2)}`);
  expect(screen.close).toHaveBeenCalledOnce();
});

test('the arrows move through the matches, and the selection returns to the first one when the text changes', async () => {
  await openPalette();
  await userEvent.keyboard('a');
  await userEvent.keyboard('{ArrowDown}');
  const second = page.getByRole('option').nth(1);
  await expect.element(second).toHaveAttribute('data-combobox-selected');
  await userEvent.keyboard('sha');
  await expect.poll(selected).toContain(nameOf(1));
});

test('a saved view is found by its name and opened with its filters', async () => {
  const view = {
    viewUid: uid(700),
    name: 'Winter groups',
    isShared: false,
    isMine: true,
    list: 'applications' as const,
  };
  const screen = await openPalette({
    listSavedViews: ({ query: { list } }) => ({
      views: list === 'applications' ? [{ ...view, query: 'columns=travel,agent&status=draft,initiated' }] : [],
    }),
  });
  expect(screen.getByRole('option', { name: /Winter groups/ }).query()).toBeNull(); // only in results
  await userEvent.keyboard('winter');
  await userEvent.click(screen.getByRole('option', { name: 'Winter groups Applications' }));
  await expect.poll(screen.address).toBe(`/applications?status=draft,initiated&view=${uid(700)}`);
});
