import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { application } from '../../../testing/applications.ts';
import {
  arrangedDocument,
  arrangedPage,
  arrangementServer,
  docIds,
  family,
  raviUid,
} from '../../documents/playground/testing/arrangements.ts';
import { held, lostConnection, refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { sendLive } from '../../../testing/live-line.ts';
import { agent, applicantUid } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { PlaygroundScreen } from './PlaygroundScreen.tsx';

interface Options {
  readonly travellers?: ArrangedTraveller[];
  readonly handlers?: Handlers;
  readonly query?: string;
}

async function openPlayground({ travellers = family(), handlers = {}, query }: Options = {}) {
  const arrangement = arrangementServer(travellers);
  const server = startServer({
    getApplication: () => application(1, { destinationId: 'italy', partySize: 2 }),
    getFindings: () => ({ applicationUid: uid(1), today: '2026-11-18', findings: [], judged: 4 }),
    getConsent: () => ({ consents: [], offersElsewhere: false }),
    visitForm: () => ({ visitors: [] }),
    ...arrangement.handlers,
    ...handlers,
  });
  const screen = await renderScreen(<PlaygroundScreen />, {
    user: agent,
    at: `/fileUpload/document-playground?${query ?? `applicationUid=${uid(1)}`}`,
  });
  const cell = (name: RegExp | string) => screen.getByRole('gridcell', { name });
  const list = screen.getByRole('grid', { name: 'Pages' });
  const steps = () => server.calls('arrangePages').map(({ body }) => body.step);
  return { ...screen, server, arrangement, cell, list, steps };
}

// The pages of a document as the list shows them, by number of the picture.
const shownPages = (docId: string) =>
  [...document.querySelectorAll<HTMLElement>(`.pg-tile[data-doc="${docId}"]`)].map(
    (tile) => Number(tile.dataset.page?.slice(-4)) - 3_000,
  );
const statement = /^p\. 1 of 3, Bank statement, Asha Verma/;
const selected = () => [...document.querySelectorAll('.pg-tile[aria-selected=true]')].length;

describe('the three panes', () => {
  test('show the pages by person, the page, and what was read from its document', async () => {
    const screen = await openPlayground();
    await expect.element(screen.cell(statement)).toHaveAttribute('aria-selected', 'true'); // it has values to check
    await expect.element(screen.getByRole('rowheader', { name: /Ravi Verma/ })).toBeVisible();
    await expect.element(screen.getByText('Page 1 of 3')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Bank statement' })).toBeVisible();
    await expect.element(screen.getByText('1 of 3 values settled')).toBeVisible();
    await expect.element(screen.getByText(/Asha Verma \+ 1 · France/)).toBeVisible();
  });

  test('a document named in the address is opened first', async () => {
    const screen = await openPlayground({ query: `applicantUid=${raviUid}&docId=${docIds.ravis}` });
    await expect.element(screen.getByRole('heading', { name: 'Indian passport' })).toBeVisible();
    await expect.element(screen.cell(/Ravi Verma/)).toHaveAttribute('aria-selected', 'true');
  });

  test('are resized with the keyboard, and the sizes are stored', async () => {
    const screen = await openPlayground();
    await expect.element(screen.cell(statement)).toBeVisible();
    const width = () => Math.round(document.querySelector('.pg-pages')!.getBoundingClientRect().width);
    const before = width();
    screen.getByRole('separator').first().element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.poll(width).toBe(before - 32);
    expect(Object.entries(localStorage).find(([key]) => key.endsWith('.playground'))?.[1]).toContain('"left":276');
  });

  test('the search finds a document by person and category', async () => {
    const screen = await openPlayground();
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Find a document' }), 'ravi pass');
    await expect.poll(() => document.querySelectorAll('.pg-tile').length).toBe(1);
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Find a document' }), 'tickets');
    await expect.element(screen.getByText('No document matches “tickets”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all pages' }));
    await expect.poll(() => document.querySelectorAll('.pg-tile').length).toBe(7);
  });

  test('a page that is there twice is pointed out and leads to the other one', async () => {
    const screen = await openPlayground({ query: `applicationUid=${uid(1)}&docId=${docIds.policy}` });
    await expect.element(screen.getByText('This page is already in Bank statement of Asha Verma.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    await expect.element(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  test('of a thousand pages few are rendered', async () => {
    const pages = Array.from({ length: 250 }, (_, at) => arrangedPage(at));
    const many = [1, 2, 3, 4].map((n) =>
      arrangedDocument(uid(100 + n), {
        pages: pages.map((one) => ({ ...one, pageUid: uid(n * 10_000 + Number(one.pageUid.slice(-4))) })),
      }),
    );
    const screen = await openPlayground({ travellers: [{ ...family()[0]!, documents: many }] });
    await expect.element(screen.cell(/^p\. 1 of 250/).first()).toBeVisible();
    screen.list.element().focus();
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.querySelectorAll('.pg-tile').length).toBeLessThan(90);
  });
});

describe('values and their boxes', () => {
  test('a focused value is highlighted on the page, also on another one', async () => {
    const screen = await openPlayground();
    await expect.element(screen.getByRole('button', { name: /^Statement to/ })).toBeVisible();
    screen
      .getByRole('button', { name: /^Statement to/ })
      .element()
      .focus();
    await expect.element(screen.getByText('Page 2 of 3')).toBeVisible();
    await expect.poll(() => document.querySelector('[data-region=statementTo] [data-chosen=true]')).toBeTruthy();
  });

  test('pointing at a box highlights its value and the reverse', async () => {
    const screen = await openPlayground();
    await expect.poll(() => document.querySelector('[data-region=bankName]')).toBeTruthy();
    await userEvent.hover(screen.getByRole('button', { name: /^Bank/ }));
    expect(document.querySelector('[data-region=bankName]')!.hasAttribute('data-lit')).toBe(true);
    await userEvent.hover(document.querySelector('[data-region=accountHolderName] polygon')!);
    await expect
      .poll(() => document.querySelector('.doc-value[data-field=accountHolderName]')!.hasAttribute('data-lit'))
      .toBe(true);
  });

  test('Enter confirms a value and goes on to the next one to check', async () => {
    const screen = await openPlayground({ handlers: { updateDocument: () => refuse('record.notFound') } });
    await expect.element(screen.getByRole('button', { name: /^Account holder/ })).toBeVisible();
    screen.list.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: /^Account holder/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: /^Statement to/ })).toHaveFocus();
    await expect
      .poll(() => screen.server.calls('updateDocument').map(({ body }) => body.docFields))
      .toEqual([{ accountHolderName: 'ASHA VERM' }]);
  });
});

describe('selecting', () => {
  test('by click, Shift and Ctrl', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(/^p\. 1 of 2, Indian passport/));
    await userEvent.click(screen.cell(/^p\. 2 of 3, Bank/), { modifiers: ['Shift'] });
    expect(selected()).toBe(4);
    await userEvent.click(screen.cell(/^p\. 1 of 3, Bank/), { modifiers: ['ControlOrMeta'] });
    expect(selected()).toBe(3);
    await expect.element(screen.getByText('· 3 selected')).toBeVisible();
  });

  test('by keyboard', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(/^p\. 1 of 2, Indian passport/));
    await expect.element(screen.list).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(selected()).toBe(2);
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control} ');
    expect(selected()).toBe(3);
    await userEvent.keyboard('{Home}{ArrowDown}{Control>}a{/Control}');
    expect(selected()).toBe(3); // the statement
  });
});

describe('operations by keyboard', () => {
  test('M moves pages to a document or category found by words', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('m');
    const input = screen.getByRole('textbox', { name: 'Move 1 page to' });
    await expect.element(input).toHaveFocus();
    await userEvent.keyboard('ravi letter');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.cell(/^p\. 1 of 1, Letter, Ravi Verma/)).toHaveAttribute('aria-selected', 'true');
    expect(shownPages(docIds.statement)).toEqual([4, 5]);
    await expect.poll(screen.steps).toMatchObject([{ step: 'moveToNew', applicantUid: raviUid, category: 'Letter' }]);
  });

  test('Alt and arrows reorder, X splits, Shift M merges', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4, 3, 5]);
    await userEvent.keyboard('x');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4]);
    await expect.element(screen.cell(/^p\. 1 of 2, Bank statement 2/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Shift>}m{/Shift}');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4, 3, 5]);
    await expect.poll(() => screen.steps().map(({ step }) => step)).toEqual(['move', 'moveToNew', 'move']);
  });

  test('R and Shift R rotate, the picture turns at once', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(statement));
    const sheet = () => document.querySelector('.pg-sheet .pg-image')?.getAttribute('style') ?? '';
    await expect.poll(() => document.querySelector('.pg-sheet .pg-image')).toBeTruthy();
    await userEvent.keyboard('r');
    await expect.poll(sheet).toContain('matrix');
    await userEvent.keyboard('{Shift>}r{/Shift}');
    await expect.poll(sheet).not.toContain('matrix');
    await expect.poll(() => screen.steps().map((step) => step.step === 'rotate' && step.degrees)).toEqual([90, 270]);
  });

  test('several selected pages are rotated with one step, which one undo takes back', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}r');
    await expect.element(screen.getByText('3 pages rotated')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => screen.steps().map(({ step }) => step)).toEqual(['rotate', 'undo']);
    expect(screen.steps()[0]).toMatchObject({
      pages: [3, 4, 5].map((number) => ({ docId: docIds.statement, pageUid: uid(3_000 + number) })),
    });
  });

  test('Delete removes pages but not the last one of a document', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4, 5]);
    await userEvent.click(screen.cell(/Ravi Verma/));
    await userEvent.keyboard('{Delete}');
    await expect.element(screen.getByText(/A document keeps at least one page/)).toBeVisible();
    expect(screen.steps()).toHaveLength(1);
  });

  test('Ctrl Z takes back and Ctrl Shift Z does it again, also after a reload', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4, 5]);
    await expect.poll(() => document.querySelector('.pg-saved')?.textContent).toContain('Saved');
    await screen.unmount();
    const again = await renderScreen(<PlaygroundScreen />, {
      user: agent,
      at: `/fileUpload/document-playground?applicationUid=${uid(1)}`,
    });
    await expect.element(again.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([3, 4, 5]);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4, 5]);
    expect(new Set(screen.server.calls('arrangePages').map(({ body }) => body.visitUid)).size).toBe(1);
  });
});

describe('dragging', () => {
  const centre = (element: Element, share = 0.5) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width * share, clientY: top + height / 2 };
  };
  const fire = (target: EventTarget, type: string, at: { clientX: number; clientY: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0, pointerId: 1, ...at }),
    );
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  test('puts a page behind the one below the pointer', async () => {
    const screen = await openPlayground();
    await expect.element(screen.cell(statement)).toBeVisible();
    const from = screen.cell(/^p\. 1 of 2, Indian passport/).element();
    const to = screen.cell(/^p\. 2 of 3, Bank/).element();
    fire(from, 'pointerdown', centre(from));
    fire(globalThis, 'pointermove', { ...centre(from), clientX: centre(from).clientX + 6 });
    expect(document.querySelector('.pg-ghost')).toBeNull(); // not yet a move
    fire(globalThis, 'pointermove', centre(to, 0.8));
    await frame();
    await expect.element(screen.getByText('Move 1 page')).toBeVisible();
    expect(to.getAttribute('data-side')).toBe('after');
    fire(globalThis, 'pointerup', centre(to, 0.8));
    await expect.poll(() => shownPages(docIds.statement)).toEqual([3, 4, 1, 5]);
    expect(document.querySelector('.pg-ghost')).toBeNull();
  });

  test('a page that is deleted while it is dragged is not replaced by its neighbour', async () => {
    const screen = await openPlayground();
    await expect.element(screen.cell(statement)).toBeVisible();
    const from = screen.cell(/^p\. 1 of 2, Indian passport/).element();
    const to = screen.cell(/^p\. 2 of 3, Bank/).element();
    fire(from, 'pointerdown', centre(from));
    fire(globalThis, 'pointermove', centre(to, 0.8));
    await frame();
    screen.arrangement.change((now) =>
      now.map((one) => ({ ...one, documents: one.documents.filter(({ docId }) => docId !== docIds.passport) })),
    );
    sendLive('arrangement:changed', { applicantUid, version: 5 });
    await expect.poll(() => shownPages(docIds.passport)).toEqual([]);
    const now = screen.cell(/^p\. 2 of 3, Bank/).element();
    fire(globalThis, 'pointermove', centre(now, 0.8));
    await frame();
    fire(globalThis, 'pointerup', centre(now, 0.8));
    await expect.element(screen.getByText(/^The pages weren’t moved\./)).toBeVisible();
    expect(screen.steps()).toEqual([]);
    expect(shownPages(docIds.statement)).toEqual([3, 4, 5]);
  });

  test('Escape ends it without a change', async () => {
    const screen = await openPlayground();
    await expect.element(screen.cell(statement)).toBeVisible();
    const from = screen.cell(/^p\. 1 of 2, Indian passport/).element();
    const to = screen.cell(/^p\. 2 of 3, Bank/).element();
    fire(from, 'pointerdown', centre(from));
    fire(globalThis, 'pointermove', centre(to));
    await frame();
    await userEvent.keyboard('{Escape}');
    fire(globalThis, 'pointerup', centre(to));
    expect(screen.steps()).toEqual([]);
    expect(shownPages(docIds.passport)).toEqual([1, 2]);
  });
});

describe('with others and without a connection', () => {
  test('what another person did appears, and unsent operations stay on top of it', async () => {
    const screen = await openPlayground();
    await expect.element(screen.cell(statement)).toBeVisible();
    screen.arrangement.change((now) =>
      applyStep(now, { step: 'remove', pages: [{ docId: docIds.passport, pageUid: uid(3_002) }] }),
    );
    sendLive('arrangement:changed', { applicantUid, version: 5 });
    await expect.poll(() => shownPages(docIds.passport)).toEqual([1]);
  });

  test('a refused operation is taken back and says who did what', async () => {
    const screen = await openPlayground({
      handlers: {
        arrangePages: () => ({
          outcome: 'refused',
          refusal: 'pageMoved',
          byName: 'Farida Shaikh',
          travellers: [],
          history: [],
        }),
      },
    });
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('{Delete}');
    await expect.element(screen.getByRole('alert').filter({ hasText: 'Farida Shaikh moved or deleted' })).toBeVisible();
    await expect.poll(() => shownPages(docIds.statement)).toEqual([3, 4, 5]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    await expect.element(screen.getByText(/Farida Shaikh/)).not.toBeInTheDocument();
  });

  test('operations wait for the connection, survive a reload and are sent in order', async () => {
    const screen = await openPlayground({ handlers: { arrangePages: lostConnection } });
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('{Delete}');
    await expect.element(screen.getByText('Not saved yet. We’ll try again.')).toBeVisible();
    await userEvent.keyboard('r');
    await screen.unmount();
    screen.server.use({ arrangePages: screen.arrangement.handlers.arrangePages! });
    const failed = screen.steps().length;
    await renderScreen(<PlaygroundScreen />, {
      user: agent,
      at: `/fileUpload/document-playground?applicationUid=${uid(1)}`,
    });
    await expect
      .poll(() =>
        screen
          .steps()
          .slice(failed)
          .map(({ step }) => step),
      )
      .toEqual(['remove', 'rotate']);
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4, 5]);
  });

  test('one request at a time', async () => {
    const first = held(null);
    const screen = await openPlayground();
    const { arrangePages } = screen.arrangement.handlers;
    screen.server.use({ arrangePages: async (call) => (await first.promise, arrangePages!(call)) });
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('r{Delete}');
    await expect.poll(() => shownPages(docIds.statement)).toEqual([4, 5]);
    expect(screen.steps()).toHaveLength(1);
    first.release();
    await expect.poll(() => screen.steps().map(({ step }) => step)).toEqual(['rotate', 'remove']);
  });
});

describe('states', () => {
  test('failing to load offers another try', async () => {
    const screen = await openPlayground({ handlers: { arrangement: () => refuse('tenant.mismatch') } });
    await expect.element(screen.getByText('We couldn’t load the pages')).toBeVisible();
    screen.server.use({ arrangement: screen.arrangement.handlers.arrangement! });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(screen.cell(statement)).toBeVisible();
  });

  test('without documents it says so', async () => {
    const screen = await openPlayground({ travellers: [{ ...family()[0]!, documents: [] }] });
    await expect.element(screen.getByText('No pages yet')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add files' })).toBeVisible();
  });

  test('without a subject it leads to the applications', async () => {
    const screen = await openPlayground({ query: '' });
    await expect.element(screen.getByRole('link', { name: 'Go to Applications' })).toBeVisible();
  });

  test('who may not edit sees the pages and no tools', async () => {
    const screen = await openPlayground({ travellers: family([]) });
    await userEvent.click(screen.cell(statement));
    await userEvent.keyboard('r{Delete}x');
    await expect.element(screen.getByText('View only')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete page' }).query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    expect(screen.steps()).toEqual([]);
  });

  test('Proceed to form shows what is missing first', async () => {
    const screen = await openPlayground();
    await userEvent.click(screen.getByRole('button', { name: 'Proceed to form' }));
    const dialog = screen.getByRole('dialog', { name: 'Before the form' });
    await expect.element(dialog.getByText('Bank statement: 2 values to check')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go to the form' }));
    await expect.poll(screen.address).toContain('form?applicationUid=');
  });

  test.each([1_440, 960])('nothing is cut off at %d px', async (width) => {
    await page.viewport(width, 900);
    const screen = await openPlayground();
    await expect.element(screen.cell(statement)).toBeVisible();
    await expect.poll(() => document.querySelector('.pg-canvas')!.clientWidth).toBeGreaterThanOrEqual(300);
    const head = document.querySelector('.pg-head')!;
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    for (const pane of document.querySelectorAll('.pg-pane'))
      expect(pane.scrollWidth, pane.className).toBeLessThanOrEqual(pane.clientWidth);
  });
});
