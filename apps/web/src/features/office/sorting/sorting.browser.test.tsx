import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ArrangedDocument, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';
import { arrangedDocument, arrangedPage, arrangementServer } from '../../documents/playground/testing/arrangements.ts';
import { application } from '../../../testing/applications.ts';
import { lostConnection, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { sendLive } from '../../../testing/live-line.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { PlaygroundScreen } from '../playground/PlaygroundScreen.tsx';

const names = [
  'Divya Ramesh',
  'Arjun Balaji',
  'Anitha Balaji',
  'Karthik Natarajan',
  'Suresh Palaniappan',
  'Meenakshi Sundaram',
  'Revathi Gopal',
  'Naveen Chandran',
  'Shalini Murugan',
  'Prakash Velu',
  'Janani Krishnan',
  'Vignesh Raja',
];
const uids = names.map((_, n) => uid(1_900 + n));
const [divya, arjun, anitha] = uids as [string, string, string];
const slip = uid(2_100);
const photo = uid(2_101);
const odd = uid(2_102);
const unsure = (docId: string, number: number, part: Partial<ArrangedDocument> = {}) =>
  arrangedDocument(docId, { isUnsure: true, fileName: 'scan-group-3.pdf', pages: [arrangedPage(number)], ...part });

const trip = (): ArrangedTraveller[] =>
  names.map((name, n) => ({
    applicantUid: uids[n]!,
    name,
    arrangementVersion: 1,
    documents: [
      arrangedDocument(uid(2_000 + n), {
        category: 'Passport',
        pages: [arrangedPage(100 + 2 * n), arrangedPage(101 + 2 * n)],
      }),
      arrangedDocument(uid(2_050 + n), { category: 'Proof of Funds', pages: [arrangedPage(200 + n)] }),
      ...(n === 0
        ? [
            unsure(slip, 1, { category: 'Proof of Employment', kind: 'Salary slip' }),
            unsure(photo, 2, { category: 'Photo', kind: 'Passport photo' }),
            unsure(odd, 3, { categoryOutcome: 'confirm', pages: [arrangedPage(3), arrangedPage(4)] }),
          ]
        : []),
    ],
  }));
const people = (...first: [string, number][]): SortingQuestion['people'] => [
  ...first.map(([applicantUid, share]) => ({ applicantUid, share })),
  ...uids
    .filter((one) => !first.some(([known]) => known === one))
    .map((applicantUid) => ({ applicantUid, share: null })),
];
const questions: SortingQuestion[] = [
  {
    docId: slip,
    applicantUid: divya,
    firstPage: 12,
    reasons: [
      { reason: 'fitsSeveral', name: 'A. Balaji', applicantUids: [arjun, anitha] },
      { reason: 'sharedNumber', value: 'NW-0312', applicantUid: arjun, kind: 'Salary slip' },
      { reason: 'categoryKnown', category: 'Proof of Employment', kind: 'Salary slip' },
    ],
    people: people([arjun, 0.71], [anitha, 0.26]),
  },
  { docId: photo, applicantUid: divya, firstPage: 25, reasons: [{ reason: 'namesNobody' }], people: people() },
  {
    docId: odd,
    applicantUid: divya,
    firstPage: 31,
    reasons: [{ reason: 'category' }, { reason: 'named', name: 'Divya Ramesh', applicantUid: divya }],
    people: people([divya, 1]),
  },
];

async function openSorting({
  travellers = trip(),
  more = {},
}: { travellers?: ArrangedTraveller[]; more?: Handlers } = {}) {
  const arrangement = arrangementServer(travellers);
  const row = application(1, { applicantUid: divya, destinationId: 'italy', partySize: 12, status: 'initiated' });
  const server = startServer({
    getApplication: () => row,
    trip: () => ({
      tripUid: uid(7),
      travellers: uids.map((applicantUid, n) => ({
        application: { ...row, applicantUid, applicationUid: uid(50 + n) },
        documents: [],
      })),
    }),
    getConsent: () => ({ consents: [], offersElsewhere: false }),
    sorting: () => ({
      questions: questions.filter(({ docId }) =>
        arrangement
          .now()
          .travellers.some(({ documents }) => documents.some((one) => one.docId === docId && one.isUnsure)),
      ),
    }),
    ...arrangement.handlers,
    ...more,
  });
  const screen = await renderScreen(<PlaygroundScreen />, {
    user: agent,
    at: `/fileUpload/document-playground?applicationUid=${uid(1)}&view=sort`,
  });
  const steps = () => server.calls('arrangePages').map(({ body }) => body.step);
  const place = screen.getByRole('button', { name: /^Arjun Balaji, Proof of Employment/ });
  return { ...screen, server, arrangement, steps, place };
}

describe('sorting by keys', () => {
  test('the page in question with its reasons, the likeliest travellers and where it would go', async () => {
    await page.viewport(1440, 900);
    const screen = await openSorting();
    await expect.element(screen.getByRole('heading', { name: 'Sort 40 pages' })).toBeVisible();
    await expect.element(screen.getByText('36 of 40 placed')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /^Page 12/ })).toBeVisible();
    await expect
      .element(screen.getByText('The name reads A. Balaji: it fits Arjun Balaji and Anitha Balaji'))
      .toBeVisible();
    await expect.element(screen.getByText('NW-0312 is also on Arjun Balaji’s Salary slip')).toBeVisible();
    await expect.element(screen.getByText('71 %')).toBeVisible();
    await expect.element(screen.getByText(/Then page 25 opens/)).toBeVisible();
    await expect.poll(() => document.querySelector('[data-s=here]')?.textContent).toBe('+ 1');
    await expect.poll(() => document.querySelectorAll('tbody [data-s=gap]').length).toBeGreaterThan(12);
  });

  test('Enter and numbers place the page and open the next; letters choose; Z takes it back', async () => {
    const screen = await openSorting();
    await expect.element(screen.place).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: /^Page 25/ })).toBeVisible();
    expect(screen.steps()).toMatchObject([
      { step: 'place', docId: slip, applicantUid: arjun, category: 'Proof of Employment' },
    ]);
    await expect.element(screen.getByRole('button', { name: /Choose a traveller/ })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(screen.steps()).toHaveLength(1); // nothing is placed by accident
    await userEvent.keyboard('3');
    expect(screen.steps()[1]).toMatchObject({ docId: photo, applicantUid: anitha, category: 'Photo' });
    await expect.element(screen.getByRole('button', { name: /Choose what it is/ })).toBeDisabled();
    await userEvent.keyboard('l{Enter}');
    expect(screen.steps()[2]).toMatchObject({ docId: odd, applicantUid: divya, category: 'Letter' });
    await expect.element(screen.getByRole('heading', { name: 'Everything is placed' })).toBeVisible();
    await userEvent.keyboard('z');
    await expect.element(screen.getByRole('heading', { name: /^Page 31/ })).toBeVisible();
    await userEvent.keyboard('z');
    await expect.element(screen.getByRole('heading', { name: /^Page 25/ })).toBeVisible();
    await expect.element(screen.getByText('2 left of 3')).toBeVisible();
  });

  test('J and K move, arrows turn the pages of a document, Space enlarges it', async () => {
    const screen = await openSorting();
    await expect.element(screen.place).toBeEnabled();
    await userEvent.keyboard('jj');
    await expect.element(screen.getByRole('heading', { name: /^Page 31/ })).toBeVisible();
    await expect.element(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('heading', { name: /^Page 32/ })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('k');
    await expect.element(screen.getByRole('heading', { name: /^Page 25/ })).toBeVisible();
    expect(screen.steps()).toEqual([]);
  });

  test('0 offers those without a number and nobody; D and B take a page out', async () => {
    const screen = await openSorting();
    await expect.element(screen.place).toBeEnabled();
    await userEvent.keyboard('0');
    const dialog = screen.getByRole('dialog', { name: 'Someone else' });
    await userEvent.click(dialog.getByRole('button', { name: 'Vignesh Raja' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(screen.steps).toMatchObject([{ docId: slip, applicantUid: uids[11] }]);
    await expect.element(screen.getByRole('heading', { name: /^Page 25/ })).toBeVisible();
    await userEvent.keyboard('b');
    await expect.poll(() => screen.steps()[1]).toMatchObject({ step: 'discard', docId: photo });
    await expect.element(screen.getByRole('heading', { name: /^Page 31/ })).toBeVisible();
    await userEvent.keyboard('0');
    await userEvent.click(dialog.getByRole('button', { name: /Nobody on this trip/ }));
    await expect.poll(() => screen.steps()[2]).toMatchObject({ step: 'discard', docId: odd });
  });

  test('an answer of a colleague closes the question, and a refused one says who was first', async () => {
    const screen = await openSorting({
      more: {
        arrangePages: () => ({
          outcome: 'refused',
          refusal: 'alreadyPlaced',
          byName: 'Meera Nair',
          travellers: trip(),
          history: [],
        }),
      },
    });
    await expect.element(screen.place).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Meera Nair has placed it in the meantime/)).toBeVisible();
    screen.arrangement.change((all) =>
      all.map((one) => ({ ...one, documents: one.documents.map((each) => ({ ...each, isUnsure: false })) })),
    );
    sendLive('arrangement:changed', { applicantUid: divya, version: 99 });
    await expect.element(screen.getByRole('heading', { name: 'Everything is placed' })).toBeVisible();
  });
});

describe('states', () => {
  test('what is only likely is placed, and asked about when a person wants to check it', async () => {
    const [first, ...others] = trip();
    const likely = arrangedDocument(uid(2_300), {
      category: 'Insurance',
      categoryOutcome: 'confirm',
      kind: 'Travel insurance policy',
      pages: [arrangedPage(9)],
    });
    const screen = await openSorting({
      travellers: [{ ...first!, documents: [...first!.documents, likely] }, ...others],
    });
    await expect.element(screen.getByText('3 left of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check them' }));
    await expect.element(screen.getByText('4 left of 4')).toBeVisible();
  });

  test('without pages it asks for the files of everyone, also a ZIP', async () => {
    const screen = await openSorting({ travellers: trip().map((one) => ({ ...one, documents: [] })) });
    await expect.element(screen.getByRole('heading', { name: 'No pages yet' })).toBeVisible();
    expect(document.querySelector('[data-upload=trip-main]')!.getAttribute('accept')).toContain('.zip');
  });

  test('a locked file is named with the way to open it', async () => {
    const [first, ...others] = trip();
    const locked = arrangedDocument(uid(2_200), {
      state: 'rejected',
      reason: 'passwordNeeded',
      fileName: 'form16.pdf',
    });
    const screen = await openSorting({
      travellers: [{ ...first!, documents: [...first!.documents, locked] }, ...others],
    });
    await expect.element(screen.getByText(/Locked with a password/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open' }))
      .toHaveAttribute('href', expect.stringContaining('docId='));
  });

  test('a failing list offers to try again', async () => {
    const screen = await openSorting({ more: { arrangement: lostConnection } });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each([1_440, 1_200, 960])('nothing is cut off at %d px', async (width) => {
    await page.viewport(width, 900);
    const screen = await openSorting();
    await expect.element(screen.place).toBeVisible();
    const right = document.querySelector('.so-right')!;
    expect(right.scrollWidth).toBeLessThanOrEqual(right.clientWidth);
    expect(document.querySelector('.so-left')!.clientWidth).toBeGreaterThanOrEqual(420);
    const head = document.querySelector('.pg-head')!;
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  });
});
