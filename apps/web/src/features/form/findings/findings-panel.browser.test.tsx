import { expect, test, vi } from 'vitest';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { application } from '../../../testing/applications.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { FindingsPanel } from './FindingsPanel.tsx';

const applicationUid = uid(1);
type Part = Partial<Omit<Finding, 'words'>> & { readonly title: string };

const finding = ({ title, ...part }: Part): Finding => {
  const words = { title, text: 'What is wrong.', remedy: 'What to do.' };
  return {
    key: title,
    rule: 'rule',
    severity: 'blocking',
    status: 'fails',
    words: { en: words, hi: words },
    evidence: [],
    days: null,
    remedy: { kind: 'addDocument', category: 'Other', docId: null, field: null },
    fields: [],
    source: { name: 'Visa Code', url: null, kind: 'law', date: null },
    verifiedOn: null,
    isStale: false,
    mayAccept: true,
    accepted: null,
    ...part,
  };
};
const missing = (title: string, part: Partial<Finding> = {}) =>
  finding({
    title: `${title} is missing`,
    rule: 'document-missing',
    evidence: [{ from: 'missing', category: 'Other', title }],
    ...part,
  });
const onPage = (docId: string) => ({
  from: 'document' as const,
  docId,
  fileName: 'file.pdf',
  category: 'Other' as const,
  kind: null,
  field: 'name',
  value: 'A',
  raw: 'A',
  outcome: 'accept' as const,
  isConfirmed: false,
  pageUid: uid(61),
  pageIndex: -1,
  polygon: [
    [0.1, 0.1],
    [0.6, 0.1],
    [0.6, 0.2],
  ] as [number, number][],
});
const contradiction = finding({ title: 'Two names', evidence: [onPage(uid(71)), onPage(uid(72))] });

async function open(findings: readonly Finding[], user?: typeof agent, saveAnswers?: () => Promise<unknown>) {
  const server = startServer({
    acceptFinding: () => ({ applicationUid, today: '2026-11-01', findings: [], judged: 12 }),
    getFindings: () => ({ applicationUid, today: '2026-11-01', findings: [...findings], judged: 12 }),
    getApplication: () => application(1, { can: ['application.read', 'application.edit', 'finding.accept'] }),
    extractedDocuments: () => ({ documents: [] }),
    documentsOfApplicant: () => ({ documents: [] }),
  });
  const ui = <FindingsPanel applicationUid={applicationUid} onField={vi.fn()} saveAnswers={saveAnswers} />;
  const screen = await renderScreen(ui, user ? { user } : {});
  await expect.element(screen.getByRole('heading', { name: 'What needs attention' })).toBeVisible();
  return Object.assign(screen, server);
}
const titles = () => [...document.querySelectorAll('.finding-list > .finding > h3 b')].map((each) => each.textContent);

test('missing documents are one card, after contradictions', async () => {
  const screen = await open([missing('Cover letter'), missing('Bank statement'), contradiction]);
  expect(titles()).toEqual(['Two names', '2 documents are missing']);
  await expect.element(screen.getByText('Cover letter · Bank statement')).toBeVisible();
  await screen.getByRole('button', { name: /2 documents are missing/ }).click();
  await expect.element(screen.getByText('Cover letter is missing')).toBeVisible();
  await expect.element(screen.getByText('Bank statement is missing')).toBeVisible();
});

test('a single missing document keeps its own card', async () => {
  await open([missing('Cover letter')]);
  expect(titles()).toEqual(['Cover letter is missing']);
});

test('a recommended document counts among the missing ones, with the grade of the most serious', async () => {
  await open([missing('Cover letter'), missing('Payslips', { severity: 'warning' })]);
  expect(titles()).toEqual(['2 documents are missing']);
  expect(document.querySelector('.finding')?.getAttribute('data-grade')).toBe('blocking');
});

test('what was typed is stored before a finding is accepted, because it may replace the finding', async () => {
  const { promise: stored, resolve: store } = Promise.withResolvers<boolean>();
  const saveAnswers = vi.fn(() => stored);
  const screen = await open([contradiction], undefined, saveAnswers);
  await screen.getByRole('button', { name: 'Accept and say why' }).click();
  await screen.getByRole('textbox', { name: 'Why is this fine as it is?' }).fill('Both are my names.');
  await screen.getByRole('button', { name: 'Accept with this reason' }).click();
  await expect.poll(() => saveAnswers.mock.calls.length).toBe(1);
  expect(screen.calls('acceptFinding')).toEqual([]);
  store(true);
  await expect.poll(() => screen.calls('acceptFinding').map(({ body }) => body.key)).toEqual([contradiction.key]);
});

test('only staff are told that a rule has not been verified or not for long', async () => {
  const rules = [contradiction, { ...contradiction, key: 'old', verifiedOn: '2024', isStale: true }];
  const screen = await open(rules);
  for (const head of document.querySelectorAll<HTMLElement>('.finding-head[aria-expanded="false"]')) head.click();
  await expect.poll(() => document.querySelectorAll('.finding-rule').length).toBe(2);
  expect(document.querySelector('.findings')?.textContent).not.toMatch(/verified|2024/i);
  await screen.unmount();
  await open(rules, agent);
  for (const head of document.querySelectorAll<HTMLElement>('.finding-head[aria-expanded="false"]')) head.click();
  await expect.poll(() => document.querySelector('.findings')?.textContent).toMatch(/Not verified yet/);
});

test('a traveller is told where a rule comes from, and that a comparison compared the documents', async () => {
  const source = {
    name: 'Visa Code, Article 15',
    url: 'https://eur-lex.europa.eu/',
    kind: 'law',
    date: '2024',
  } as const;
  const own = {
    name: 'Our own comparison of the documents; not an official limit',
    url: null,
    kind: 'comparison',
    date: null,
  } as const;
  await open([
    finding({ title: 'A law', source, verifiedOn: '2026-11-16' }),
    finding({
      title: 'A guide',
      source: { ...source, name: 'A travel guide', kind: 'secondary', date: null },
      verifiedOn: '2026-11-16',
    }),
    finding({ title: 'A comparison', source: own }),
  ]);
  for (const head of document.querySelectorAll<HTMLElement>('.finding-head[aria-expanded="false"]')) head.click();
  const lines = () => [...document.querySelectorAll('.finding-rule .origin')].map((each) => each.textContent);
  const checked = 'We last checked this on 16 November 2026';
  await expect
    .poll(lines)
    .toEqual([
      `Visa Code, Article 15 (opens in a new tab), 2024 · ${checked}`,
      `A travel guide (opens in a new tab), undated · ${checked} · Please confirm with the visa centre or the embassy`,
      'We compared your documents and answers with each other',
    ]);
});
