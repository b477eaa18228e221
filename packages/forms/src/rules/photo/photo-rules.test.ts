import { expect, test } from 'vitest';
import { documentEvidence } from '../../testing/document-evidence.ts';
import { judgeRule, restsOn } from '../../testing/judge-rule.ts';
import { ruleInputOf } from '../../testing/rule-input-of.ts';
import type { Form } from '../../form/form-schema.ts';
import { rulesInForce } from '../rule-in-force.ts';

const photo = (values: Record<string, string>) => documentEvidence('Photo', 'Applicant photo', values);
const found = (rule: string, values: Record<string, string>, form = 'italy') =>
  judgeRule(rule, ruleInputOf(form, { documents: [photo(values)] })).map((each) => [
    each.variant ?? 'usual',
    restsOn(each)[0]!.split('.')[1],
  ]);
const asking = (rule: string, values: Record<string, string>, asked: Partial<Form['photo']>, base = 'newZealand') => {
  const input = ruleInputOf(base, { documents: [photo(values)] });
  const form = { ...input.form, photo: { ...input.form.photo, ...asked } };
  const inForce = rulesInForce(form, 'Tourism').find((each) => each.rule.id === rule);
  return inForce?.predicate.judge({ ...input, form }, inForce.params).map(({ variant }) => variant ?? 'usual');
};

test('the traveller is alone', () => {
  expect(found('photo-faces', { faceCount: '1' })).toEqual([]);
  expect(found('photo-faces', { faceCount: '0' })).toEqual([['usual', 'faceCount']]);
  expect(found('photo-faces', {})).toEqual([]);
});

test('the head is straight and the eyes are open', () => {
  expect(found('photo-pose', { tilt: '8', eyesOpen: 'true' })).toEqual([]);
  expect(found('photo-pose', { tilt: '-8.5' })).toEqual([['usual', 'tilt']]);
  expect(found('photo-pose', { tilt: '9', eyesOpen: 'false' })).toEqual([['eyes', 'eyesOpen']]);
  expect(found('photo-pose', {})).toEqual([]);
});

test('the picture is sharp', () => {
  expect(found('photo-sharpness', { sharpness: '27' })).toEqual([]);
  expect(found('photo-sharpness', { sharpness: '26.9' })).toEqual([['usual', 'sharpness']]);
  expect(found('photo-sharpness', {})).toEqual([]);
});

test.each([
  ['plain white', 'light', ['usual']],
  ['white or light grey', 'light', []],
  ['plain white', 'white', []],
  ['light grey', 'other', ['usual']],
])('%s allows a %s background: %j', (background, backgroundColour, variants) =>
  expect(asking('photo-background', { backgroundColour, backgroundEvenness: '95' }, { background })).toEqual(variants),
);

test('the background is even', () => {
  const even = (backgroundEvenness: string) =>
    asking('photo-background', { backgroundEvenness }, { background: 'white' });
  expect(even('99')).toEqual([]);
  expect(even('10')).toEqual(['uneven']);
});

test('the file has the size and format the portal takes', () => {
  const file = (values: Record<string, string>, asked: Partial<Form['photo']>) => asking('photo-file', values, asked);
  const limits = { maxKb: 500, formats: ['jpeg', 'png'] } as Partial<Form['photo']>;
  expect(file({ fileSizeKb: '500', format: 'JPG' }, limits)).toEqual([]);
  expect(file({ fileSizeKb: '500.1', format: 'JPG' }, limits)).toEqual(['usual']);
  expect(file({ fileSizeKb: '1', format: 'WEBP' }, limits)).toEqual(['format']);
  expect(file({}, limits)).toEqual([]);
});

test('the head has the height the destination asks for', () => {
  const head = (headHeightPercent: string) =>
    asking('photo-head', { headHeightPercent }, { headHeightPercent: [70, 80] });
  expect([head('70'), head('80')]).toEqual([[], []]);
  expect([head('69.9'), head('80.1')]).toEqual([['small'], ['large']]);
});

test('the picture has enough pixels and the right shape', () => {
  const pixels = (widthPx: string, heightPx: string) =>
    asking('photo-pixels', { widthPx, heightPx }, { minPx: [900, 1200] });
  expect([pixels('900', '1200'), pixels('899', '1200'), pixels('900', '1199')]).toEqual([[], ['usual'], ['usual']]);
  const shape = (widthPx: string, heightPx: string, minPx: [number, number] | null) =>
    asking('photo-shape', { widthPx, heightPx }, { widthMm: 35, heightMm: 45, minPx });
  expect(shape('700', '900', null)).toEqual([]);
  expect(shape('900', '900', null)).toEqual(['usual']);
  expect(shape('900', '900', [600, 600])).toEqual([]);
  expect(shape('', '900', null)).toEqual([]);
});

test('only photos are judged, and each names its own place', () => {
  const scan = documentEvidence('Other', 'Other document', { faceCount: '3' });
  const portrait = photo({ faceCount: '3' });
  const [one, ...more] = judgeRule('photo-faces', ruleInputOf('italy', { documents: [scan, portrait] }));
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    about: `${portrait.docId} faceCount`,
    facts: { faces: 3, file: 'Applicant photo.pdf' },
    remedy: { category: 'Photo', docId: portrait.docId },
  });
});

test('what cutting the picture puts right is no finding', () => {
  const small = photo({ headHeightPercent: '40' });
  const judged = (headSize?: 'good' | 'bad') =>
    judgeRule(
      'photo-head',
      ruleInputOf('italy', { documents: [small], ...(headSize ? { photos: { [small.docId]: { headSize } } } : {}) }),
    );
  expect(judged()).toHaveLength(1);
  expect(judged('bad')).toHaveLength(1);
  expect(judged('good')).toEqual([]);
});

test('Indonesia: a photo of 300 x 400 pixels is too small and has the wrong shape', () => {
  const small = { widthPx: '300', heightPx: '400' };
  expect(found('photo-pixels', small, 'indonesia')).toEqual([['usual', 'widthPx']]);
  expect(found('photo-shape', small, 'indonesia')).toEqual([['usual', 'widthPx']]);
  const right = { widthPx: '400', heightPx: '600', fileSizeKb: '190', format: 'JPEG' };
  for (const rule of ['photo-pixels', 'photo-shape', 'photo-file']) expect(found(rule, right, 'indonesia')).toEqual([]);
  expect(found('photo-file', { fileSizeKb: '900' }, 'indonesia')).toEqual([['usual', 'fileSizeKb']]);
});

test('Singapore takes a photo of 8 MB from a phone', () => {
  expect(found('photo-file', { fileSizeKb: '8192', format: 'HEIC' }, 'singapore')).toEqual([]);
  expect(found('photo-file', { fileSizeKb: '8193' }, 'singapore')).toEqual([['usual', 'fileSizeKb']]);
});
