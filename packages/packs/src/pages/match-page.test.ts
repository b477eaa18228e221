import type { PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { expect, test } from 'vitest';
import { changedForTest, controlForTest, pageForTest, skeletonForTest } from '../testing/page-for-test.ts';
import { matchPage } from './match-page.ts';

const page = pageForTest();
const match = (controls: readonly PageControl[], of: PackPage = page) => matchPage(of, skeletonForTest(controls));
const known = (controls: readonly PageControl[], of: PackPage = page) => match(controls, of).isKnown;
const changed = (ref: string, change: Partial<PageControl>) => match(changedForTest(ref, change));
const control = (ref: string) => page.controls.find((each) => each.ref === ref)!;
const kinds = (controls: readonly PageControl[]) => match(controls).differences.map(({ kind }) => kind);

test('an unchanged page is known, and every control is found under its live ref', () => {
  const { isKnown, refs, evidence, differences } = match(page.controls);
  expect(isKnown).toBe(true);
  expect(evidence).toEqual([]);
  expect(differences).toEqual([]);
  expect(refs).toEqual(Object.fromEntries(page.controls.map(({ ref }, n) => [ref, `c${n + 101}`])));
});

test('white space and the options of a list that has not been loaded are no difference', () => {
  expect(changed('c1', { label: ' Surname ' })).toMatchObject({ isKnown: true, evidence: [] });
  expect(changed('c6', { options: ['Kerala', 'Goa'] })).toMatchObject({ isKnown: true, evidence: [] });
});

test('options that were recorded count also where the question appears only after another answer', () => {
  const fields = page.fields.map((field) => (field.control === 'c9' ? { ...field, waitsFor: 'c5' } : field));
  const isKnown = (options: string[]) =>
    known(
      page.controls.map((each) => (each.ref === 'c9' ? { ...each, options } : each)),
      { ...page, fields },
    );
  expect(isKnown([...control('c9').options])).toBe(true);
  expect(isKnown([])).toBe(true);
  expect(isKnown(['Select', 'INR', 'GBP', 'USD'])).toBe(false);
});

test.each([
  ['c1', { id: 'sn_7' }, 'id'],
  ['c1', { name: 'familyName' }, 'name'],
  ['c3', { id: 'birth', name: 'birth' }, 'id'],
  ['c1', { label: 'Your surname' }, 'label'],
  ['c8', { label: 'Passport  number.' }, 'label'],
  ['c8', { label: 'Pasport number' }, 'label'],
  ['c1', { required: false }, 'required'],
  ['c1', { maxLength: 40 }, 'maxLength'],
  ['c1', { maxLength: null }, 'maxLength'],
  ['c5', { options: ['Select', 'India', 'Iceland', 'Nepal'] }, 'options'],
  ['c5', { options: ['Select', 'Nepal', 'India'] }, 'options'],
] as const)('%s is found again after the one change %j, with evidence', (ref, change, what) => {
  const found = changed(ref, change as Partial<PageControl>);
  expect(found.differences).toEqual([]);
  expect(found).toMatchObject({ isKnown: true, evidence: [{ control: ref, what }] });
  expect(found.evidence[0]!.because).toMatch(/ are the same, and no other field is like it\.$/);
  expect(found.refs[ref]).toBe(`c${page.controls.indexOf(control(ref)) + 101}`);
});

test.each([
  ['a label with another meaning', 'c10', { label: 'Date of travel' }],
  ['a label with a number', 'c8', { label: 'Passport number 2' }],
  ['a label with another role', 'c1', { label: 'Surname of father' }],
  ['two changes at once', 'c1', { id: 'x', label: 'Your surname' }],
  ['id and name with different texts', 'c1', { id: 'x', name: 'y' }],
  ['the id of another control', 'c1', { id: 'given' }],
  ['the name of another control', 'c2', { name: 'surname' }],
  ['the label of another control', 'c10', { label: 'Date of expiry' }],
  ['another heading', 'c8', { group: 'C. Old passport' }],
  ['another kind', 'c3', { kind: 'date' }],
  ['another date format', 'c3', { pattern: 'MM/DD/YYYY' }],
  ['no date format', 'c3', { pattern: '' }],
  ['less room', 'c8', { maxLength: 8 }],
  ['a frame of another origin', 'c8', { frame: 'https://pay.example' }],
  ['an option that is gone', 'c9', { options: ['Select', 'P - Ordinary', 'O - Official'] }],
  ['an option with other words', 'c9', { options: ['Select', 'P - Normal', 'D - Diplomatic', 'O - Official'] }],
  ['a new option like a chosen one', 'c9', { options: [...control('c9').options, 'P - Ordinary, 48 pages'] }],
  ['a new option like our own', 'c9', { options: [...control('c9').options, 'Diplomatic passport'] }],
  ['an option twice', 'c9', { options: [...control('c9').options, 'P - Ordinary'] }],
  ['a list that is empty', 'c9', { options: [] }],
  ['options of a radio group', 'c4', { options: ['Male', 'Female'] }],
  ['an optional field that is required now', 'c7', { required: true }],
] as [string, string, Partial<PageControl>][])(
  'a page with %s is not known, and nothing is filled',
  (_, ref, change) => {
    const found = changed(ref, change);
    expect(found).toMatchObject({ isKnown: false, refs: {}, evidence: [] });
    expect(found.differences.length).toBeGreaterThan(0);
  },
);

const swapped = (one: string, other: string, ...traits: (keyof PageControl)[]) =>
  page.controls.map((each) => {
    const from = each.ref === one ? control(other) : each.ref === other ? control(one) : each;
    return { ...each, ...Object.fromEntries(traits.map((trait) => [trait, from[trait]])) };
  });

test('swapped labels, ids or names are not known, and are named', () => {
  expect(kinds(swapped('c10', 'c11', 'label'))).toEqual(['swapped', 'swapped']);
  expect(kinds(swapped('c10', 'c11', 'id'))).toEqual(['swapped', 'swapped']);
  expect(kinds(swapped('c1', 'c2', 'name'))).toContain('swapped');
  expect(known(swapped('c1', 'c2', 'id', 'name'))).toBe(false);
});

test('a control that moved as a whole is found in its new place; one without id and name is not', () => {
  const moved = page.controls.toSpliced(1, 1).toSpliced(2, 0, control('c2'));
  expect(match(moved)).toMatchObject({ isKnown: true, evidence: [{ what: 'place' }] });
  expect(match(moved).refs).toMatchObject({ c1: 'c101', c2: 'c103', c3: 'c102' });
  const nameless = pageForTest({ controls: page.controls.map((each) => ({ ...each, id: '', name: '' })) });
  const [first, second, ...others] = nameless.controls;
  expect(known([second!, first!, ...others], nameless)).toBe(false);
});

test('a removed control is not known, and is named', () => {
  expect(match(page.controls.filter(({ ref }) => ref !== 'c10'))).toMatchObject({
    isKnown: false,
    differences: [{ kind: 'gone', label: 'Date of issue' }],
  });
});

test('a list that the page shows only after another one may be missing, and gets no ref', () => {
  const found = match(page.controls.filter(({ ref }) => ref !== 'c6'));
  expect(found).toMatchObject({ isKnown: true, evidence: [{ control: 'c6', what: 'notShown' }] });
  expect(found.refs).not.toHaveProperty('c6');
  expect(known(page.controls.filter(({ ref }) => ref !== 'c6' && ref !== 'c5'))).toBe(false);
});

test('a control that is there twice is not known', () => {
  const twice = [...page.controls, control('c8')];
  expect(match(twice)).toMatchObject({ isKnown: false });
  expect(kinds(twice)).toContain('duplicated');
  expect(known([...page.controls, { ...control('c8'), id: 'second', name: 'second', required: false }])).toBe(false);
});

const withNew = (change: Partial<PageControl>, at = 7) =>
  page.controls.toSpliced(
    at,
    0,
    controlForTest('c99', 'Blood group', { id: 'blood', group: control('c1').group, required: false, ...change }),
  );

test('a new optional control at the end of a group is accepted with evidence', () => {
  expect(match(withNew({}))).toMatchObject({ isKnown: true, evidence: [{ control: null, what: 'new' }] });
  expect(match(withNew({})).refs).toMatchObject({ c7: 'c107', c8: 'c109' });
});

test.each([
  ['required', {}, 7, { required: true }],
  ['inside a group', {}, 3, {}],
  ['in a new group', {}, 7, { group: 'D. Health' }],
  ['a password', {}, 7, { kind: 'password' }],
  ['an upload', {}, 7, { kind: 'file' }],
  ['without a label', {}, 7, { label: '' }],
  ['with words of a known label', {}, 7, { label: 'Surname at birth' }],
  ['in a frame', {}, 7, { frame: 'https://pay.example' }],
] as [string, object, number, Partial<PageControl>][])('a new control %s is not accepted', (_, __, at, change) => {
  expect(known(withNew(change, at))).toBe(false);
});

test('a new control and another change together are not accepted', () => {
  expect(known(withNew({}).map((each) => (each.ref === 'c1' ? { ...each, id: 'x' } : each)))).toBe(false);
});

test('a page with many small changes is a new version of the page', () => {
  const renamed = (count: number) => page.controls.map((each, n) => (n < count ? { ...each, id: `new${n}` } : each));
  expect(known(renamed(2))).toBe(true);
  expect(known(renamed(3))).toBe(false);
});

test('another address or heading is another page', () => {
  expect(matchPage(page, skeletonForTest(page.controls, { path: '/apply/###/contact' })).isKnown).toBe(false);
  expect(matchPage(page, skeletonForTest(page.controls, { headings: ['Contact'] })).isKnown).toBe(false);
});

test('a corrected heading counts once for all controls below it, and must be corrected for all of them', () => {
  const corrected = page.controls.map((each) => ({ ...each, group: each.group.replace('information', 'informaton') }));
  expect(match(corrected)).toMatchObject({ isKnown: true });
  expect(match(corrected).evidence).toHaveLength(7);
  expect(known(corrected.map((each, n) => (n < 3 ? page.controls[n]! : each)))).toBe(false);
  expect(known(page.controls.map((each) => ({ ...each, group: each.group.replace('Passport', 'Old passport') })))).toBe(
    false,
  );
});

const twins = pageForTest({
  controls: [
    controlForTest('c1', 'Name', { group: 'Parents' }),
    controlForTest('c2', 'Name', { group: 'Parents' }),
    controlForTest('c3', 'Address', { id: 'address', group: 'Parents' }),
  ],
  fields: [
    { control: 'c1', from: { question: 'fatherName' } },
    { control: 'c2', from: { question: 'motherName' } },
  ],
  personal: [],
});

test('controls that only their place distinguishes are known on an unchanged page only', () => {
  expect(match(twins.controls, twins).refs).toEqual({ c1: 'c101', c2: 'c102', c3: 'c103' });
  expect(
    known(
      twins.controls.map((each) => ({ ...each, id: each.id && 'addr' })),
      twins,
    ),
  ).toBe(false);
  expect(known([twins.controls[0]!, twins.controls[2]!], twins)).toBe(false);
});

const child = { group: 'Children' };
const block = pageForTest({
  controls: [
    controlForTest('c1', 'Have children?', { kind: 'radio', name: 'has', options: ['Yes', 'No'] }),
    controlForTest('c2', 'Full name', { id: 'child_{n}_name', name: 'child[{n}].name', ...child }),
    controlForTest('c3', 'Date of birth', { id: 'child_{n}_dob', name: 'child[{n}].dob', ...child }),
    controlForTest('c4', 'Remarks', { id: 'remarks', required: false, group: 'Other' }),
  ],
  fields: [],
  personal: [],
  blocks: [
    {
      question: 'children',
      addButton: 'Add a child',
      firstNumber: 0,
      most: 3,
      fields: [
        { control: 'c2', from: { question: 'children', field: 'fullName' } },
        { control: 'c3', from: { question: 'children', field: 'dateOfBirth' }, format: { date: 'DD/MM/YYYY' } },
      ],
    },
  ],
});
const item = (n: number) =>
  [block.controls[1]!, block.controls[2]!].map((each) => ({
    ...each,
    id: each.id.replace('{n}', `${n}`),
    name: each.name.replace('{n}', `${n}`),
  }));
const items = (...numbers: number[]) => [block.controls[0]!, ...numbers.flatMap(item), block.controls[3]!];

test('items of a block are found as far as the page has them', () => {
  expect(match(items(0), block).refs).toEqual({ c1: 'c101', c2: 'c102', c3: 'c103', c4: 'c104' });
  expect(match(items(0, 1), block).refs).toMatchObject({ c2: 'c102', c3: 'c103', 'c2-1': 'c104', 'c3-1': 'c105' });
  expect(match(items(), block).refs).toEqual({ c1: 'c101', c4: 'c102' });
});

test('labels of later items may carry their number', () => {
  const numbered = {
    ...block,
    controls: block.controls.map((each) => (each.group === 'Children' ? { ...each, group: 'Child 1' } : each)),
  };
  const live = items(0, 1).map((each) =>
    each.id.startsWith('child_') ? { ...each, group: `Child ${Number(each.id[6]) + 1}` } : each,
  );
  expect(match(live, numbered).refs).toMatchObject({ 'c3-1': 'c105' });
});

test('an item that is missing in between, one too many and swapped items are not known', () => {
  expect(known(items(0, 2), block)).toBe(false);
  expect(known(items(0, 1, 2, 3), block)).toBe(false);
  expect(known(items(0, 1).toSpliced(3, 1), block)).toBe(false);
  const [first, name, birth, ...rest] = items(0, 1);
  expect(known([first!, { ...name!, label: birth!.label }, { ...birth!, label: name!.label }, ...rest], block)).toBe(
    false,
  );
});

test('a control that moved to another item, where its label is there twice, is not known', () => {
  const [first, name, birth, otherName, otherBirth, last] = items(0, 1);
  expect(known([first!, birth!, otherName!, name!, otherBirth!, last!], block)).toBe(false);
});

test('a number in one label of an item is its own, not that of the item', () => {
  const lines = {
    ...block,
    controls: block.controls.map((each) => ({
      ...each,
      label: { c2: 'Address line 1', c3: 'Address line 2' }[each.ref] ?? each.label,
    })),
  };
  const live = items(0, 1).map((each) => ({
    ...each,
    label: each.id.endsWith('name') ? 'Address line 1' : each.id.endsWith('dob') ? 'Address line 2' : each.label,
  }));
  expect(match(live, lines).refs).toMatchObject({ 'c2-1': 'c104', 'c3-1': 'c105' });
});

test('of two controls that exchanged their places both must be certain', () => {
  const named = pageForTest({
    controls: [
      controlForTest('c1', 'Name', { id: 'father', group: 'Parents' }),
      controlForTest('c2', 'Address', { id: 'address', group: 'Parents' }),
      controlForTest('c3', 'Name', { id: 'mother', group: 'Parents' }),
    ],
    fields: [{ control: 'c1', from: { question: 'fatherName' } }],
    personal: [],
  });
  const [father, address, mother] = named.controls;
  expect(known([address!, father!, mother!], named)).toBe(false);
  expect(known([father!, mother!, address!], named)).toBe(false);
});
