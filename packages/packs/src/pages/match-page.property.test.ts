import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlForTest, pageForTest, skeletonForTest } from '../testing/page-for-test.ts';
import { matchPage } from './match-page.ts';

// Few different texts, so that controls share ids, names and labels often.
const some = fc.constantFrom(
  '',
  'a',
  'b',
  'name',
  'Name of mother',
  'Name of father',
  'Date',
  'Nationality',
  'Nationalty',
);
const control = fc.record({
  id: some,
  name: some,
  label: some,
  group: fc.constantFrom('', 'Person', 'Passport'),
  kind: fc.constantFrom('text', 'select', 'radio', 'date'),
  required: fc.boolean(),
  options: fc.constantFrom([], ['Yes', 'No'], ['Yes', 'No', 'Other']),
  pattern: fc.constantFrom('', 'DD/MM/YYYY'),
} satisfies { [Key in keyof PageControl]?: fc.Arbitrary<PageControl[Key]> });
const controls = fc
  .array(control, { minLength: 1, maxLength: 7 })
  .map((list) => list.map((each, n) => controlForTest(`c${n + 1}`, each.label, each)));

const pageOf = (list: PageControl[]) =>
  pageForTest({
    controls: list,
    fields: list.map(({ ref }) => ({ control: ref, from: { question: 'surname' } })),
    personal: [],
  });

test('every page is known as it was recorded', () => {
  fc.assert(
    fc.property(controls, (list) => {
      const { isKnown, refs, evidence } = matchPage(pageOf(list), skeletonForTest(list));
      expect(isKnown).toBe(true);
      expect(evidence).toEqual([]);
      expect(Object.values(refs)).toEqual(list.map((_, n) => `c${n + 101}`));
    }),
    { numRuns: 300 },
  );
});

test('of any two pages one is refused, or each control is paired with one that differs in one trait at most', () => {
  fc.assert(
    fc.property(controls, controls, (recorded, live) => {
      const seen = skeletonForTest(live);
      const { isKnown, refs, evidence } = matchPage(pageOf(recorded), seen);
      if (!isKnown) {
        expect(refs).toEqual({});
        return;
      }
      const found = Object.values(refs);
      expect(new Set(found).size).toBe(found.length);
      for (const each of recorded) {
        const pair = seen.controls.find(({ ref }) => ref === refs[each.ref])!;
        const differing = (['id', 'name', 'label', 'group', 'kind', 'required', 'pattern'] as const).filter(
          (trait) => pair[trait] !== each[trait],
        );
        const isOneText = differing.join() === 'id,name' && pair.id === pair.name && each.id === each.name;
        expect(differing.length <= 1 || isOneText).toBe(true);
        if (differing.length > 0) expect(evidence.map(({ control: ref }) => ref)).toContain(each.ref);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a page is refused or explained if two of its controls exchange a trait', () => {
  const trait = fc.constantFrom('id', 'name', 'label', 'group', 'kind', 'pattern');
  fc.assert(
    fc.property(controls, fc.nat(), fc.nat(), trait, (list, one, other, key) => {
      const [a, b] = [list[one % list.length]!, list[other % list.length]!];
      fc.pre(a[key as 'id'] !== b[key as 'id'] && a[key as 'id'] !== '' && b[key as 'id'] !== '');
      const swapped = list.map((each) =>
        each === a ? { ...a, [key]: b[key as 'id'] } : each === b ? { ...b, [key]: a[key as 'id'] } : each,
      );
      const { isKnown, refs } = matchPage(pageOf(list), skeletonForTest(swapped));
      // Nothing but this trait distinguished them: then they have exchanged their places.
      const isMove = (['id', 'name', 'label', 'group', 'kind', 'required', 'pattern', 'options'] as const).every(
        (each) => each === key || JSON.stringify(a[each]) === JSON.stringify(b[each]),
      );
      if (isKnown && isMove) expect(refs[a.ref]).toBe(`c${list.indexOf(b) + 101}`);
      else expect(isKnown).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
