import type { Page } from '@playwright/test';
import type { ArrangedDocument, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { openRoute } from '../kit/browser/screen.ts';
import { passportDocument } from '../kit/documents/document-cards.ts';
import { printedOnce } from '../kit/documents/printed-once.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { unanswered } from './step-views.ts';
import type { View } from './views.ts';

const arrangement = `**${addresses.arrangement.path}?**`;

// Of the first application in the list.
const view = (name: string, more: Partial<View>, address = ''): View => ({
  name: `agency ${name}`,
  place: realmAddresses.sunrise,
  person: 'agency',
  hash: '/applications?status=initiated',
  screen: 'staffPlayground',
  side: 'staff',
  isWide: true,
  prepare: async (page) => {
    const uid = await page.locator('[data-row]').first().getAttribute('data-row');
    await openRoute(page, `/fileUpload/document-playground?applicationUid=${uid}${address}`);
  },
  ...more,
});

interface Arranged {
  readonly travellers: readonly ArrangedTraveller[];
  readonly history: readonly unknown[];
}

// The travellers of the real trip with other documents.
const arranged =
  (documentsOf: (traveller: ArrangedTraveller, at: number) => readonly ArrangedDocument[], companions = false) =>
  async (page: Page) => {
    await page.route(arrangement, async (route) => {
      const reply = await route.fetch();
      const { travellers } = (await reply.json()) as Arranged;
      const all = companions ? [...travellers, ...companionsOf(travellers[0]!)] : travellers;
      const json = { travellers: all.map((each, at) => ({ ...each, documents: documentsOf(each, at) })), history: [] };
      await route.fulfill({ json });
    });
  };

const names = ['Rukmini Iyengar', 'Ishaan Kulkarni-Deshpande', 'Zoya Sheikh', 'Prabhakaran Thiruvenkatachari'];
const uidOf = (group: number, number: number) =>
  `00000000-0000-4000-8${String(group).padStart(3, '0')}-${String(number).padStart(12, '0')}`;
const companionsOf = (first: ArrangedTraveller): ArrangedTraveller[] =>
  names.map((name, at) => ({ ...first, name, applicantUid: uidOf(1, at) }));

const categories: readonly DocumentCategory[] = ['Passport', 'Photo', 'Proof of Funds', 'Insurance', 'Proof of Travel'];

function documentOf(number: number, pages: number, part: Partial<ArrangedDocument>): ArrangedDocument {
  const picture = (at: number) => `${addresses.pageImage.path}?ticket=${'p'.repeat(20)}${number * 10 + at}`;
  return {
    docId: uidOf(2, number),
    category: 'Other',
    categoryOutcome: 'accept',
    kind: null,
    state: 'checked',
    reason: null,
    retake: [],
    toConfirm: 0,
    isPrimary: false,
    isUnsure: false,
    version: 1,
    can: ['document.edit', 'document.verify'],
    fileName: 'group scan.pdf',
    pages: Array.from({ length: pages }, (_, at) => ({
      pageUid: uidOf(3, number * 10 + at),
      width: 2016,
      height: 1512,
      operations: [],
      imageUrl: picture(at),
      thumbnailUrl: picture(at),
      sameAs: null,
    })),
    ...part,
  };
}

// Everyone lacks something else; three documents of the first are in question.
const sorted = (_: ArrangedTraveller, at: number): ArrangedDocument[] => [
  ...categories.flatMap((category, n) =>
    (n + at) % 4 === 3 ? [] : [documentOf(at * 20 + n, 1 + (n % 2), { category, kind: null })],
  ),
  ...(at === 0 ? unsure : []),
];
const unsure = [
  documentOf(900, 1, { category: 'Proof of Employment', kind: 'Salary slip', isUnsure: true }),
  documentOf(901, 1, { category: 'Photo', kind: 'Passport photo', isUnsure: true }),
  documentOf(902, 2, { categoryOutcome: 'confirm', isUnsure: true }),
];

const questionsOf = ([first, ...others]: readonly string[]): SortingQuestion[] => {
  const people = (...shares: (number | null)[]) =>
    [...others, first!].map((applicantUid, at) => ({ applicantUid, share: shares[at] ?? null }));
  const [second, third] = others as [string, string];
  const about = (at: number, reasons: SortingQuestion['reasons'], shares: number[]): SortingQuestion => ({
    docId: unsure[at]!.docId,
    applicantUid: first!,
    firstPage: 12 + 9 * at,
    reasons,
    people: people(...shares),
  });
  return [
    about(
      0,
      [
        { reason: 'fitsSeveral', name: 'R. Iyengar', applicantUids: [second, third] },
        { reason: 'sharedNumber', value: 'NW-0312', applicantUid: second, kind: 'Salary slip' },
        { reason: 'categoryKnown', category: 'Proof of Employment', kind: 'Salary slip' },
      ],
      [0.71, 0.26],
    ),
    about(1, [{ reason: 'namesNobody' }], []),
    about(2, [{ reason: 'category' }], []),
  ];
};

const withPictures = async (page: Page) => {
  const { buffer, mimeType } = await printedOnce('preview-photo', () => passportDocument({ seed: 'preview' }));
  await page.route(`**${addresses.pageImage.path}**`, (route) =>
    route.fulfill({ body: buffer, contentType: mimeType }),
  );
};

const inQuestion = async (page: Page) => {
  await withPictures(page);
  let uids: readonly string[] = [];
  await arranged((traveller, at) => {
    uids = at === 0 ? [traveller.applicantUid] : [...uids, traveller.applicantUid];
    return sorted(traveller, at);
  }, true)(page);
  await page.route(`**${addresses.sorting.path}?**`, (route) =>
    route.fulfill({ json: { questions: questionsOf(uids) } }),
  );
};
const allPlaced = async (page: Page) => {
  await withPictures(page);
  await arranged((traveller, at) => (at === 0 ? sorted(traveller, 4) : sorted(traveller, at)), true)(page);
};
const neverAnswered = (page: Page) => page.route(arrangement, () => undefined);

const loading = '[data-state="loading"], .ed[aria-busy]';
const empty = { before: arranged(() => []), settled: '[data-state="empty"]' };
const failing = { before: unanswered(arrangement), settled: '[data-state="failing"]' };

export const playgroundStates: readonly View[] = [
  view('playground, busy', { before: neverAnswered, settled: loading }),
  view('playground, empty', empty),
  view('playground, failing', failing),
];
export const sortingViews: readonly View[] = [
  view('sorting, questions', { before: inQuestion, isFixed: true, settled: '.so-paper img' }, '&view=sort'),
  view('sorting, all placed', { before: allPlaced, isFixed: true, settled: '.so-left' }, '&view=sort'),
  view('sorting, busy', { before: neverAnswered, settled: loading }, '&view=sort'),
  view('sorting, empty', empty, '&view=sort'),
  view('sorting, failing', failing, '&view=sort'),
];

// The editor of a traveller's first document, or of one that is no longer there.
const editor = (state: string, more: Partial<View>, isGone = false): View =>
  view(`documentEditor, ${state}`, {
    screen: 'documentEditor',
    hash: '/fileUpload',
    prepare: async (page) => {
      await page.locator('.docs-search input').fill('Manjiri Joshi');
      await page.locator('[role="option"]').first().click();
      const card = page.locator('.doc-card[data-state="checked"]').first();
      const docId = isGone ? uidOf(4, 1) : await card.getAttribute('data-doc');
      await page.waitForURL(/applicantUid=/);
      const applicantUid = new URL(page.url().replace('#', '')).searchParams.get('applicantUid');
      await openRoute(page, `/fileUpload/document-editor?applicantUid=${applicantUid}&docId=${docId}`);
    },
    ...more,
  });
const extracted = `**${addresses.extractedDocuments.path}**`;
export const editorStates: readonly View[] = [
  editor('busy', { before: (page) => page.route(extracted, () => undefined), settled: loading }),
  editor('failing', { before: unanswered(extracted), settled: '[data-state="failing"]' }),
  editor('document gone', { settled: '[data-state="empty"]' }, true),
];
