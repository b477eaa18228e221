import {
  portraitPicture,
  type PortraitPictureOptions,
} from '@visawright/specimens/documents/printing/portrait-picture.ts';
import { expect, test } from 'vitest';
import { checkPortrait } from './check-portrait.ts';

async function checked(options: PortraitPictureOptions) {
  const { bytes, truth } = await portraitPicture(options);
  const portrait = await checkPortrait({ bytes, pageNo: 1 });
  return { truth, portrait, values: portrait?.values ?? {} };
}

test.each(['a', 'b', 'c'])('measures a portrait on white as drawn (%s)', async (seed) => {
  const { truth, values, portrait } = await checked({ seed });
  expect(portrait?.retake).toEqual([]);
  expect(values).toMatchObject({
    widthPx: { value: String(truth.widthPx), outcome: 'accept' },
    heightPx: { value: String(truth.heightPx), outcome: 'accept' },
    faceCount: { value: '1', outcome: 'accept' },
    backgroundColour: { value: 'white', outcome: 'accept' },
    eyesOpen: { value: 'true', outcome: 'accept' },
    tilt: { outcome: 'accept' },
  });
  expect(Math.abs(Number(values.headHeightPercent!.value) - truth.headHeightPercent!)).toBeLessThan(2);
  const [left, top] = values.faceCount!.polygon[0]!;
  expect(left).toBeGreaterThan(0.05);
  expect(top).toBeGreaterThan(0.1);
});

test('rejects a picture without a face', async () => {
  expect((await checked({ seed: 'empty', faces: 0 })).portrait).toBeUndefined();
});

test('asks for confirmation of a second face, a tilted head, closed eyes and a room in the background', async () => {
  expect((await checked({ seed: 'two', faces: 2 })).values.faceCount).toMatchObject({ value: '2', outcome: 'confirm' });
  const { values: tilted } = await checked({ seed: 'tilt', tilt: 12 });
  expect(Math.abs(Number(tilted.tilt!.value) - 12)).toBeLessThan(3);
  expect(tilted.tilt!.outcome).toBe('confirm');
  const { values: closed } = await checked({ seed: 'closed', eyes: 'closed' });
  expect(closed.eyesOpen).toMatchObject({ value: 'false', outcome: 'confirm' });
  const { values: room } = await checked({ seed: 'small', background: 'other', headPercent: 34 });
  expect(room.backgroundColour).toMatchObject({ value: 'other', outcome: 'confirm' });
  expect(room.headHeightPercent!.outcome).toBe('confirm');
});

test('distinguishes a light background from a white one', async () => {
  expect((await checked({ seed: 'light', background: 'light' })).values.backgroundColour?.value).toBe('light');
});

test('rejects a blurred portrait', async () => {
  const { values: clear } = await checked({ seed: 'blur' });
  const { values: blurred } = await checked({ seed: 'blur', blur: 9 });
  expect(clear.sharpness!.outcome).toBe('accept');
  expect(Number(blurred.sharpness!.value)).toBeLessThan(Number(clear.sharpness!.value) - 20);
  expect(blurred.sharpness!.outcome).toBe('confirm');
});
