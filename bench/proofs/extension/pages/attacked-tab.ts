import type { Locator, Page } from '@playwright/test';
import { BrokenRun } from '../../../measurement.ts';
import type { Stage } from '../stage/open-stage.ts';

export const patience = 60_000; // ms; no attack that is refused waits so long, but both cores may be busy
export const lookMs = 1_500; // the panel looks once a second, and when a tab changes

export interface HeldField {
  readonly id: string;
  readonly value: string;
}

// A tab in which a page is attacked or attacks; its own script notes everything that happens to the page.
export interface AttackedTab {
  readonly page: Page;
  readonly posts: readonly string[]; // addresses to which the page was sent
  fields(): Promise<HeldField[]>; // that hold something, in all frames
  touches(): Promise<string[]>; // events and elements that the page's own script noticed
  close(): Promise<void>;
}

// Runs in the page, before any other script of it.
function noteTouches(): void {
  const touched: string[] = [];
  Object.assign(window, { touched });
  for (const type of ['focusin', 'keydown', 'beforeinput', 'input', 'change', 'click', 'pointerdown', 'submit'])
    window.addEventListener(type, () => touched.push(type), { capture: true });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target === document.documentElement)
        for (const node of addedNodes)
          if (!/^(?:HEAD|BODY|#text)$/.test(node.nodeName)) touched.push(`a new ${node.nodeName}`);
  }).observe(document, { childList: true, subtree: true });
}

function heldFields(): { id: string; value: string }[] {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea'),
  ];
  return controls.flatMap((control) => {
    const isBox = control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
    const value = isBox ? (control.checked ? control.value : '') : control.value;
    const isOurs = control.type === 'hidden' || control.type === 'submit' || control.type === 'button';
    return value === '' || isOurs ? [] : [{ id: control.id, value }];
  });
}

export async function openTab(
  { browser }: Stage,
  url: string,
  script?: (() => void) | { readonly content: string },
): Promise<AttackedTab> {
  const page = await browser.context.newPage();
  await page.addInitScript(noteTouches);
  if (script) await page.addInitScript(script);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url());
  });
  await page.bringToFront();
  await page.goto(url);
  return {
    page,
    posts,
    async fields() {
      const all = await Promise.all(page.frames().map((frame) => frame.evaluate(heldFields).catch(() => [])));
      return all.flat();
    },
    touches: () => page.evaluate(() => (window as unknown as { touched: string[] }).touched),
    close: () => page.close(),
  };
}

export type Shown = 'fill' | 'unknown' | 'no portal' | 'nothing' | 'refused' | 'choose';

async function firstVisible(states: readonly (readonly [Shown, Locator])[]): Promise<Shown | undefined> {
  for (const [state, found] of states) if (await found.first().isVisible()) return state;
  return undefined;
}

// What the panel shows about the page in front, once it has seen it.
export async function shownBy(panel: Page): Promise<Shown> {
  const heading = (name: RegExp) => panel.getByRole('heading', { name });
  const states: readonly (readonly [Shown, Locator])[] = [
    ['fill', panel.getByRole('button', { name: /^Fill (?:\d+ field|the other)/ })],
    ['unknown', heading(/^This page is not (?:the one|in pack)/)],
    ['no portal', heading(/^No portal here/)],
    ['refused', heading(/^Nothing is filled here/)],
    ['choose', heading(/^Choose an application/)],
    ['nothing', heading(/^(?:No form on this page|Nothing to fill on this page)/)],
  ];
  let last: Shown | undefined;
  let since = performance.now();
  for (const started = since; performance.now() - started < patience; await panel.waitForTimeout(100)) {
    const now = await firstVisible(states);
    if (now !== last) [last, since] = [now, performance.now()];
    // What is shown of the page before, or before the first look, stays for up to one look.
    if (now === 'fill' || now === 'unknown' || (now !== undefined && performance.now() - since > lookMs)) return now;
  }
  throw new BrokenRun(`the panel shows ${(await panel.locator('main').textContent())?.slice(0, 200)}`);
}

// Tries to fill what is in front: by the button if the panel offers it, and by the keys in any case.
export async function tryToFill({ panel, browser }: Stage): Promise<Shown> {
  const shown = await shownBy(panel);
  if (shown === 'fill')
    await panel
      .getByRole('button', { name: /^Fill (?:\d+ field|the other)/ })
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined); // the page changed meanwhile
  else await pressFillKeys(browser);
  const filling = panel.getByRole('button', { name: 'Stop filling' });
  await panel.waitForTimeout(300);
  await filling.waitFor({ state: 'hidden', timeout: patience });
  return shown;
}

// What the extension's worker passes on when the person presses the keys.
export async function pressFillKeys({ context, id }: Stage['browser']): Promise<void> {
  const worker = context.serviceWorkers().find((each) => each.url().includes(id));
  if (!worker) throw new BrokenRun('the worker of the extension has ended');
  await worker.evaluate(() =>
    (
      globalThis as unknown as { chrome: { runtime: { sendMessage(message: object): Promise<unknown> } } }
    ).chrome.runtime
      .sendMessage({ command: 'fill' })
      .then(
        () => undefined,
        () => undefined,
      ),
  );
}

// After an attack: the application in front, which is no portal, so that the next page is looked at anew.
export async function leavePortal({ app, panel }: Stage): Promise<void> {
  await app.bringToFront();
  await panel.getByRole('heading', { name: 'No portal here' }).waitFor({ timeout: patience });
}
