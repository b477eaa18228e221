import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { showsTheSame, shownSize } from '@visawright/contract/documents/page-geometry.ts';
import { expect, test } from 'vitest';
import { operationsOf, stagesOf, turned, unedited, type Corners } from './page-stages.ts';

const page = { width: 1200, height: 1600 };
const corners: Corners = [
  [0.1, 0.05],
  [0.9, 0.1],
  [0.95, 0.9],
  [0.05, 0.95],
];
const crop = { op: 'crop', left: 0.1, top: 0.2, width: 0.7, height: 0.5 } as const;
const straighten: PageOperation = { op: 'straighten', degrees: -4, ratio: page.height / page.width };
const light: PageOperation = { op: 'light', brightness: 8, contrast: 12 };

const lists: Record<string, PageOperation[]> = {
  nothing: [],
  'turn and crop': [{ op: 'rotate', degrees: 90 }, crop],
  'crop, then turn': [crop, { op: 'rotate', degrees: 270 }],
  'crop in a crop between turns': [{ op: 'rotate', degrees: 90 }, crop, { op: 'rotate', degrees: 180 }, crop],
  'corners, then turn': [
    { op: 'perspective', corners },
    { op: 'rotate', degrees: 90 },
  ],
  'straighten, crop, turn': [straighten, crop, { op: 'rotate', degrees: 90 }, light],
  'corners of a cropped page': [crop, { op: 'perspective', corners }, { op: 'rotate', degrees: 90 }],
  'light twice': [light, crop, light],
};

test.each(Object.entries(lists))('%s: the stages show the same as the list', (_, operations) => {
  const list = operationsOf(page, stagesOf(operations));
  expect(showsTheSame(list, operations)).toBe(true);
  expect(shownSize(page, list)).toEqual(shownSize(page, operations));
});

test('crops and turns of an earlier edit become one crop and one turn', () =>
  expect(stagesOf(lists['crop in a crop between turns']!)).toMatchObject({ before: [], turn: 270 }));

test('a list in another order stays before the stages', () => {
  const stages = stagesOf(lists['corners of a cropped page']!);
  expect(stages.before).toEqual([crop]);
  expect(stages).toMatchObject({ turn: 90, crop: null });
});

test.each([90, 180, 270] as const)('turning by %d turns the result, whatever was edited before', (degrees) => {
  const stages = { ...unedited, corners, angle: 3, crop: { left: 0.1, top: 0, width: 0.5, height: 0.9 } };
  const list = operationsOf(page, turned(stages, degrees));
  expect(showsTheSame(list, [...operationsOf(page, stages), { op: 'rotate', degrees }])).toBe(true);
});

test('four turns are none', () => {
  const stages = { ...unedited, turn: 90 as const, corners };
  const again = turned(turned(stages, 180), 180);
  expect(showsTheSame(operationsOf(page, again), operationsOf(page, stages))).toBe(true);
});

test('a tool sees the page up to its own stage, in the light that was set', () => {
  const stages = { ...unedited, turn: 90 as const, corners, angle: 2, crop, light: { brightness: 5, contrast: 0 } };
  const ops = (until: 'turn' | 'angle' | 'crop') => operationsOf(page, stages, until).map(({ op }) => op);
  expect(ops('turn')).toEqual(['rotate', 'light']);
  expect(ops('angle')).toEqual(['rotate', 'perspective', 'straighten', 'light']);
  expect(ops('crop')).toEqual(['rotate', 'perspective', 'straighten', 'crop', 'light']);
});

test('light without effect is no operation', () =>
  expect(operationsOf(page, { ...unedited, light: { brightness: 0, contrast: 0 } })).toEqual([]));
