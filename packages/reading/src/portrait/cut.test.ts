import { loadForm } from '@visawright/forms/load-form.ts';
import { expect, test } from 'vitest';
import { cutOf, verdictsOf, type PhotoFacts } from './cut.ts';

const { photo: german } = await loadForm('germany');
const { photo: japanese } = await loadForm('japan');
const { photo: kiwi } = await loadForm('newZealand');
const { photo: vietnamese } = await loadForm('vietnam');

// A head of 600 pixels in the middle of a picture of 1,200 by 1,600.
const good: PhotoFacts = {
  size: { width: 1_200, height: 1_600 },
  faces: 1,
  head: { crown: { x: 600, y: 400 }, chin: { x: 600, y: 1_000 }, eyes: { x: 600, y: 700 }, isWhole: true },
  tilt: 0,
  turned: 2,
  eyesOpen: true,
  sharpness: 60,
  tone: [250, 250, 249],
  pattern: 0,
  shadow: 3,
  shade: 8,
  glare: 0,
};
const standing = (facts: PhotoFacts, check: string, rule = german, nudge?: Parameters<typeof verdictsOf>[2]) =>
  verdictsOf(facts, rule, nudge ?? null).find((verdict) => verdict.check === check)!.standing;
const around = (degrees: number): PhotoFacts => {
  const angle = (degrees * Math.PI) / 180;
  const at = (y: number) => ({ x: 600 - (y - 700) * Math.sin(angle), y: 700 + (y - 700) * Math.cos(angle) });
  return { ...good, tilt: degrees, head: { crown: at(400), chin: at(1_000), eyes: at(700), isWhole: true } };
};

test('the head comes to the middle of the wanted range, upright, and everything is good', () => {
  const cut = cutOf(good, german)!;
  expect(cut).toMatchObject({ widthMm: 35, heightMm: 45, headHeightPercent: 75, crown: 0.1, chin: 0.85 });
  expect(cut.eyeLinePercent).toBeCloseTo(52.5, 1);
  const [a, b, c] = cut.polygon;
  expect(((b![0] - a![0]) * 1_200) / ((c![1] - b![1]) * 1_600)).toBeCloseTo(35 / 45, 4);
  expect(cut.heightPx).toBe(800);
  expect(verdictsOf(good, german).filter((verdict) => verdict.standing !== 'good')).toEqual([]);
});

test.each([-6, 4, 7])('a head %i° askew is cut upright, with the same head height', (degrees) => {
  const cut = cutOf(around(degrees), german)!;
  const [a, b] = cut.polygon.map(([x, y]) => [x * 1_200, y * 1_600] as const);
  expect((Math.atan2(b![1] - a![1], b![0] - a![0]) * 180) / Math.PI).toBeCloseTo(degrees, 2);
  expect(cut.headHeightPercent).toBeCloseTo(75, 1);
  expect(standing(around(degrees), 'tilt')).toBe('good');
});

test('a head that leans too far is not turned but refused', () => {
  expect(standing(around(14), 'tilt')).toBe('bad');
  expect(cutOf(around(14), german)!.polygon[0]![1]).toBeCloseTo(cutOf(around(14), german)!.polygon[1]![1], 6);
  expect(standing(around(8), 'tilt')).toBe('look');
});

test('a page a person turned is cut along the face, wherever it lies', () => {
  const lying: PhotoFacts = {
    ...good,
    size: { width: 1_600, height: 1_200 },
    head: { crown: { x: 1_200, y: 600 }, chin: { x: 600, y: 600 }, eyes: { x: 900, y: 600 }, isWhole: true },
  };
  const [a, b] = cutOf(lying, german)!.polygon;
  expect(b![0]).toBeCloseTo(a![0], 6);
  expect(cutOf(lying, german)!.headHeightPercent).toBe(75);
});

test('little room lets the head fill more of the frame, but not more than is wanted; then it is said', () => {
  const tight = { ...good, size: { width: 640, height: 780 }, head: { crown: { x: 320, y: 70 }, chin: { x: 320, y: 670 }, eyes: { x: 320, y: 380 }, isWhole: true } }; // prettier-ignore
  const cut = cutOf(tight, german)!;
  expect(cut.headHeightPercent).toBeGreaterThan(75);
  expect(cut.headHeightPercent).toBeLessThanOrEqual(80);
  expect(standing(tight, 'room')).toBe('good');
  const none = { ...tight, size: { width: 500, height: 680 }, head: { ...tight.head, crown: { x: 250, y: 20 }, chin: { x: 250, y: 660 }, eyes: { x: 250, y: 350 } } }; // prettier-ignore
  expect(standing(none, 'room')).toBe('bad');
  for (const [x, y] of cutOf(none, german)!.polygon) {
    expect(Math.min(x, y)).toBeGreaterThan(-0.01);
    expect(Math.max(x, y)).toBeLessThan(1.01);
  }
});

test('a frame a person moved over the edge comes back into the picture, and its head size is judged as it lies', () => {
  const cut = cutOf(good, german, { x: -0.3, y: 0.3, zoom: 0.7 })!;
  for (const [x, y] of cut.polygon) {
    expect(Math.min(x, y)).toBeGreaterThan(-0.001);
    expect(Math.max(x, y)).toBeLessThan(1.001);
  }
  expect(standing(good, 'headSize', german, { x: 0, y: 0, zoom: 1.2 })).toBe('bad');
  expect(standing(good, 'headSize', german, { x: 0, y: 0, zoom: 1.05 })).toBe('good');
});

test('pixels are never made up: a portal that wants more gets a little, and is told; a print gets what there is', () => {
  expect(cutOf(good, kiwi)).toMatchObject({ heightPx: 1_000, widthMm: null });
  expect(standing(good, 'pixels', kiwi)).toBe('bad');
  const near = { ...good, head: { ...good.head!, crown: { x: 600, y: 300 }, chin: { x: 600, y: 1_100 } } };
  expect(cutOf(near, kiwi)).toMatchObject({ widthPx: 900, heightPx: 1_200 });
  expect(standing(near, 'pixels', kiwi)).toBe('look');
  const small = { ...good, head: { ...good.head!, crown: { x: 600, y: 600 }, chin: { x: 600, y: 800 } } };
  expect(cutOf(small, german)!.heightPx).toBe(267);
  expect(standing(small, 'pixels')).toBe('bad');
});

test('where a destination publishes nothing the answer is unknown, never good', () => {
  expect(standing(good, 'headSize', vietnamese)).toBe('unknown');
  expect(standing({ ...good, shadow: null, shade: null }, 'shadow')).toBe('unknown');
  expect(standing({ ...good, glare: null }, 'glare')).toBe('unknown');
});

test.each([
  ['background', { tone: [90, 120, 180] as const }, german],
  ['background', { tone: [215, 219, 220] as const }, japanese],
  ['background', { pattern: 40 }, german],
  ['oneFace', { faces: 2 }, german],
  ['eyesOpen', { eyesOpen: false }, german],
  ['turned', { turned: 24 }, german],
  ['shadow', { shadow: 35 }, german],
  ['shadow', { shade: 35 }, german],
  ['glare', { glare: 12 }, german],
  ['sharpness', { sharpness: 20 }, german],
  ['room', { head: { ...good.head!, isWhole: false } }, german],
] as const)('%s is refused where it is bad', (check, fault, rule) => {
  expect(standing({ ...good, ...fault }, check, rule)).toBe('bad');
  expect(standing(good, check, rule)).toBe('good');
});

test('without a face there is nothing to cut and one thing to say', () => {
  const none: PhotoFacts = { ...good, faces: 0, head: null };
  expect(cutOf(none, german)).toBeNull();
  expect(standing(none, 'oneFace')).toBe('bad');
});

test('a covering or high hair does not bring the eyes under the middle', () => {
  const high = { ...good, head: { ...good.head!, crown: { x: 600, y: 330 } } };
  const cut = cutOf(high, german)!;
  expect(cut.eyeLinePercent).toBeGreaterThan(50);
  expect(cut.crown).toBeGreaterThan(0.04);
  expect(cut.headHeightPercent).toBe(75);
});
