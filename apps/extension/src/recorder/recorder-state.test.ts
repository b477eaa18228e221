import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { proposeMapping } from '@visawright/packs/recording/propose-mapping.ts';
import { changedForTest, packForTest, pageForTest, skeletonForTest } from '@visawright/packs/testing/page-for-test.ts';
import { Pack } from '@visawright/contract/extension/pack.ts';
import { expect, test } from 'vitest';
import {
  chooseQuestion,
  countRows,
  leaveToPerson,
  moveSelection,
  packPageOf,
  recordPage,
  rowsInOrder,
  rowState,
  slugOf,
  takeRow,
  withPackPage,
} from './recorder-state.ts';

const form = await loadForm('vietnam');

function recorded(before = pageForTest(), controls = changedForTest('c7', {})) {
  const skeleton = skeletonForTest(controls);
  const proposals = proposeMapping(skeleton, form, before);
  return recordPage({ id: before.id, title: before.title, step: 1, skeleton, before, proposals });
}
const labelled = (page: ReturnType<typeof recorded>, label: string) =>
  page.rows.find(({ control }) => control.label === label)!;

test('what was mapped before is sure, the CAPTCHA is left to the person with the same reason', () => {
  const page = recorded();
  expect(rowState(labelled(page, 'Passport number'))).toBe('sure');
  expect(labelled(page, 'Security code')).toMatchObject({ decision: 'personal', reason: 'captcha' });
});

test('a renamed field has to be looked at, and comes before the sure ones', () => {
  const page = recorded(pageForTest(), changedForTest('c8', { label: 'Travel document no.' }));
  const row = labelled(page, 'Travel document no.');
  expect(rowState(row)).not.toBe('sure');
  const order = rowsInOrder(page.rows).map((each) => rowState(each));
  expect(order.indexOf('sure')).toBeGreaterThan(order.indexOf(rowState(row)));
  expect(packPageOf(page).fields.some(({ control }) => control === row.control.ref)).toBe(false);
  const taken = takeRow(page, row.control.ref);
  expect(packPageOf(taken).fields.find(({ control }) => control === row.control.ref)?.from).toEqual({
    question: 'passportNumber',
  });
});

test('the person can choose another question, or leave a field to themselves', () => {
  const page = recorded();
  const { ref } = labelled(page, 'Religion').control;
  const chosen = chooseQuestion(page, ref, { control: ref, from: { question: 'religion' } });
  expect(rowState(chosen.rows.find(({ control }) => control.ref === ref)!)).toBe('sure');
  const left = leaveToPerson(chosen, ref, 'other');
  expect(packPageOf(left).personal).toContainEqual({ control: ref, reason: 'other' });
  expect(packPageOf(left).fields.some(({ control }) => control === ref)).toBe(false);
});

test('J and K stay within the list', () => {
  const page = recorded();
  const refs = rowsInOrder(page.rows).map(({ control }) => control.ref);
  expect(page.selected).toBe(refs[0]);
  expect(moveSelection(page, -1).selected).toBe(refs[0]);
  expect(moveSelection(page, 1).selected).toBe(refs[1]);
  expect(refs.reduce((each) => moveSelection(each, 1), page).selected).toBe(refs.at(-1));
});

test('the recorded page replaces the one of the pack and fits the contract', () => {
  const page = recorded();
  const draft = withPackPage({ ...packForTest(), number: 2 }, packPageOf(page));
  expect(Pack.parse(draft).pages).toHaveLength(1);
  const { unmapped, toConfirm, sure, personal } = countRows(page.rows);
  expect(unmapped + toConfirm + sure + personal).toBe(page.rows.length);
});

test.each([
  ['Step 3: Contact & work', 'step-3-contact-work'],
  ['2. Passport', 'passport'],
  ['الصفحة', 'page'],
])('"%s" becomes the id %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
