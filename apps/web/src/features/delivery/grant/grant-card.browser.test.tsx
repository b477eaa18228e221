import { expect, test } from 'vitest';
import type { GrantLine, GrantState } from '@visawright/contract/delivery/grant.ts';
import { application } from '../../../testing/applications.ts';
import { docId, documentPage, documentServer, documentValue } from '../../../testing/documents.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { GrantCard } from './GrantCard.tsx';

const onVisa = (field: string, value: string, polygon: [number, number][]): GrantLine['onVisa'] => ({
  from: 'document',
  docId,
  fileName: 'visa.pdf',
  category: 'Proof of Status',
  kind: 'Visa',
  field,
  value,
  raw: value,
  outcome: 'accept',
  isConfirmed: false,
  pageUid: uid(61),
  pageIndex: 0,
  polygon,
});
const line = (fact: GrantLine['fact'], seen: GrantLine['onVisa']): GrantLine => ({
  fact,
  status: 'differs',
  onVisa: seen,
  asked: [],
  words: { en: `${fact} differs`, hi: `${fact} differs` },
});
const place = (field: string, top: number) => documentValue(field, '', { top }).polygon;
const whole: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

async function openGrant(lines: GrantLine[]) {
  const grant: GrantState = {
    docId,
    state: 'read',
    fileName: 'visa.pdf',
    lines,
    differences: lines.length,
    seenAt: null,
  };
  startServer({
    ...documentServer([], [documentPage(0)]),
    getGrant: () => grant,
    getConsent: () => ({ consents: [], offersElsewhere: false }),
    getApplication: () => application(1, { docIds: [docId], status: 'submitted' }),
  });
  const screen = await renderScreen(<GrantCard applicationUid={uid(1)} />);
  await expect.element(screen.getByText('differences to resolve', { exact: false }).first()).toBeVisible();
  return screen;
}
const crops = () => [...document.querySelectorAll('.grant-crop svg')];

test('each difference shows the crop of its value, not the page', async () => {
  await openGrant([
    line('passportNumber', onVisa('passportNumber', 'Z4512345', place('passportNumber', 0.1))),
    line('validUntil', onVisa('validUntil', '2027-03-18', place('validUntil', 0.3))),
    line('stay', onVisa('stayDays', '9', place('stayDays', 0.5))),
  ]);
  await expect.poll(() => crops().length).toBe(3);
  for (const crop of crops()) {
    const [, , , height] = crop.getAttribute('viewBox')!.split(' ').map(Number);
    expect(height).toBeLessThan(200); // of a page of 1000
  }
});

test('a value that was entered, not read, shows no picture of the whole page', async () => {
  const screen = await openGrant([
    line('passportNumber', onVisa('passportNumber', 'Z4512345', place('passportNumber', 0.1))),
    line('stay', onVisa('stayDays', '9', whole)),
  ]);
  await expect.element(screen.getByText('stay differs')).toBeVisible();
  await expect.poll(() => crops().length).toBe(1);
  expect(document.querySelector('[data-fact="stay"] svg[role=img]')).toBeNull();
});
