import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { cropOf, verdictsOf, type PhotoFacts } from './crop-of.ts';

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
const status = (facts: PhotoFacts, check: string, rule = german, nudge?: Parameters<typeof verdictsOf>[2]) =>
  verdictsOf(facts, rule, nudge ?? null).find((verdict) => verdict.check === check)!.status;
const around = (degrees: number): PhotoFacts => {
  const angle = (degrees * Math.PI) / 180;
  const at = (y: number) => ({ x: 600 - (y - 700) * Math.sin(angle), y: 700 + (y - 700) * Math.cos(angle) });
  return { ...good, tilt: degrees, head: { crown: at(400), chin: at(1_000), eyes: at(700), isWhole: true } };
};

test('centres the head in the wanted range, upright, with all checks good', () => {
  const cut = cropOf(good, german)!;
  expect(cut).toMatchObject({ widthMm: 35, heightMm: 45, headHeightPercent: 75, crown: 0.1, chin: 0.85 });
  expect(cut.eyeLinePercent).toBeCloseTo(52.5, 1);
  const [a, b, c] = cut.polygon;
  expect(((b![0] - a![0]) * 1_200) / ((c![1] - b![1]) * 1_600)).toBeCloseTo(35 / 45, 4);
  expect(cut.heightPx).toBe(800);
  expect(verdictsOf(good, german).filter((verdict) => verdict.status !== 'good')).toEqual([]);
});

test.each([-6, 4, 7])('crops a head tilted by %i° upright, with the same head height', (degrees) => {
  const cut = cropOf(around(degrees), german)!;
  const [a, b] = cut.polygon.map(([x, y]) => [x * 1_200, y * 1_600] as const);
  expect((Math.atan2(b![1] - a![1], b![0] - a![0]) * 180) / Math.PI).toBeCloseTo(degrees, 2);
  expect(cut.headHeightPercent).toBeCloseTo(75, 1);
  expect(status(around(degrees), 'tilt')).toBe('good');
});

test('rejects a head that is tilted too far instead of rotating it', () => {
  expect(status(around(14), 'tilt')).toBe('bad');
  expect(cropOf(around(14), german)!.polygon[0]![1]).toBeCloseTo(cropOf(around(14), german)!.polygon[1]![1], 6);
  expect(status(around(8), 'tilt')).toBe('look');
});

test('crops along the face on a rotated page', () => {
  const lying: PhotoFacts = {
    ...good,
    size: { width: 1_600, height: 1_200 },
    head: { crown: { x: 1_200, y: 600 }, chin: { x: 600, y: 600 }, eyes: { x: 900, y: 600 }, isWhole: true },
  };
  const [a, b] = cropOf(lying, german)!.polygon;
  expect(b![0]).toBeCloseTo(a![0], 6);
  expect(cropOf(lying, german)!.headHeightPercent).toBe(75);
});

test('lets the head fill more of the frame if there is little room, up to the limit, and reports it', () => {
  const tight = {
    ...good,
    size: { width: 640, height: 780 },
    head: { crown: { x: 320, y: 70 }, chin: { x: 320, y: 670 }, eyes: { x: 320, y: 380 }, isWhole: true },
  };
  const cut = cropOf(tight, german)!;
  expect(cut.headHeightPercent).toBeGreaterThan(75);
  expect(cut.headHeightPercent).toBeLessThanOrEqual(80);
  expect(status(tight, 'room')).toBe('good');
  const none = {
    ...tight,
    size: { width: 500, height: 680 },
    head: { ...tight.head, crown: { x: 250, y: 20 }, chin: { x: 250, y: 660 }, eyes: { x: 250, y: 350 } },
  };
  expect(status(none, 'room')).toBe('bad');
  for (const [x, y] of cropOf(none, german)!.polygon) {
    expect(Math.min(x, y)).toBeGreaterThan(-0.01);
    expect(Math.max(x, y)).toBeLessThan(1.01);
  }
});

test('moves a frame back into the picture and judges its head size', () => {
  const cut = cropOf(good, german, { x: -0.3, y: 0.3, zoom: 0.7 })!;
  for (const [x, y] of cut.polygon) {
    expect(Math.min(x, y)).toBeGreaterThan(-0.001);
    expect(Math.max(x, y)).toBeLessThan(1.001);
  }
  expect(status(good, 'headSize', german, { x: 0, y: 0, zoom: 1.2 })).toBe('bad');
  expect(status(good, 'headSize', german, { x: 0, y: 0, zoom: 1.05 })).toBe('good');
});

test('upscales only slightly for a portal and reports it, and never for a print', () => {
  expect(cropOf(good, kiwi)).toMatchObject({ heightPx: 1_000, widthMm: null });
  expect(status(good, 'pixels', kiwi)).toBe('bad');
  const near = { ...good, head: { ...good.head!, crown: { x: 600, y: 300 }, chin: { x: 600, y: 1_100 } } };
  expect(cropOf(near, kiwi)).toMatchObject({ widthPx: 900, heightPx: 1_200 });
  expect(status(near, 'pixels', kiwi)).toBe('look');
  const small = { ...good, head: { ...good.head!, crown: { x: 600, y: 600 }, chin: { x: 600, y: 800 } } };
  expect(cropOf(small, german)!.heightPx).toBe(267);
  expect(status(small, 'pixels')).toBe('bad');
});

test('returns unknown if a destination publishes no rule', () => {
  expect(status(good, 'headSize', vietnamese)).toBe('unknown');
  expect(status({ ...good, shadow: null, shade: null }, 'shadow')).toBe('unknown');
  expect(status({ ...good, glare: null }, 'glare')).toBe('unknown');
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
] as const)('rejects a bad value of %s', (check, fault, rule) => {
  expect(status({ ...good, ...fault }, check, rule)).toBe('bad');
  expect(status(good, check, rule)).toBe('good');
});

test('returns one verdict and no crop without a face', () => {
  const none: PhotoFacts = { ...good, faces: 0, head: null };
  expect(cropOf(none, german)).toBeNull();
  expect(status(none, 'oneFace')).toBe('bad');
});

test('does not place the eyes below the middle because of a head covering or high hair', () => {
  const high = { ...good, head: { ...good.head!, crown: { x: 600, y: 330 } } };
  const cut = cropOf(high, german)!;
  expect(cut.eyeLinePercent).toBeGreaterThan(50);
  expect(cut.crown).toBeGreaterThan(0.04);
  expect(cut.headHeightPercent).toBe(75);
});
