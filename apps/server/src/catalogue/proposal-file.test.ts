import { loadBlocks, loadFile } from '@visawright/forms/load-form.ts';
import { expect, test } from 'vitest';
import { changesOf } from './proposal-effect.ts';
import { readProposal } from './proposal-file.ts';

const germany = await loadFile('germany');
const uk = await loadFile('uk');
const written = (value: unknown) => JSON.stringify(value, null, 2);
const problems = async (target: string, value: unknown) =>
  (await readProposal(target, typeof value === 'string' ? value : written(value))).problems;

test('a file as the product has it changes nothing', async () => {
  for (const [target, file] of [
    ['germany', germany],
    ['uk', uk],
    ['schengen', (await loadBlocks()).get('schengen')],
  ] as const) {
    const read = await readProposal(target, written(file));
    expect([read.problems, changesOf(read.effects)]).toEqual([[], []]);
  }
});

test('what is wrong is told on its line, in a word the screen can say', async () => {
  const text = `{
  "builtOn": "schengen",
  "destination": "Germany",
  "destinationIso2": "DE",
  "destinationAlpha3": "DEU",
  "authority": 7,
  "portal": { "name": "x", "url": "http://plain.example" },
  "channel": "fax",
  "applicationCentre": null,
  "surprise": true,
  "fees": [{ "amount": 1, "currency": "EURO", "basis": "b", "asOf": "2026" }]
}`;
  expect(await problems('germany', text)).toEqual(
    expect.arrayContaining([
      { line: 6, path: 'authority', code: 'wrongKind', text: 'string' },
      { line: 7, path: 'portal.url', code: 'wrongForm', text: 'https://…' },
      { line: 8, path: 'channel', code: 'notOneOf', text: 'e-visa, online+appointment, paper+appointment' },
      { line: 10, path: 'surprise', code: 'unknownWord', text: 'surprise' },
      { line: 11, path: 'fees[0].currency', code: 'tooLong', text: '3' },
    ]),
  );
  const { authority: _, ...without } = uk;
  expect(await problems('uk', without)).toEqual([{ line: 1, path: 'authority', code: 'missing', text: 'string' }]);
});

test('a text that is no JSON is told by the line where it breaks', async () => {
  expect(await problems('uk', '{\n  "a": 1,\n  "b" 2\n}')).toMatchObject([{ line: 3, code: 'notJson' }]);
  expect(await problems('uk', '{\n  "a": 1,\n')).toMatchObject([{ line: 3, code: 'notJson' }]);
  expect(await problems('uk', '[]')).toMatchObject([{ code: 'wrongKind' }]);
  expect(await problems('uk', 'null')).toMatchObject([{ code: 'wrongKind' }]);
});

test('a text made to exhaust the reader is refused', async () => {
  const deep = `{"visibleWhen":${'{"not":'.repeat(40_000)}1${'}'.repeat(40_000)}}`;
  expect(await problems('uk', deep)).toMatchObject([{ code: 'tooDeep' }]);
  expect(await problems('germany', { ...germany, builtOn: '../destinations/uk' })).toMatchObject([{ code: 'noBlock' }]);
  expect(await problems('germany', { ...germany, builtOn: 'toString' })).toMatchObject([{ code: 'noBlock' }]);
  expect(await problems('uk', '{"__proto__": {"sections": []}, "constructor": 1}')).not.toEqual([]);
});

test('references no schema sees are told in words', async () => {
  const lost = structuredClone(uk);
  lost.sections![0]!.fields[0]!.autofill = ['Passport.nowhere'];
  lost.destinationIso2 = 'UK';
  lost.sections![0]!.fields.push({ id: 'petName', label: 'Pet', type: 'text', required: false });
  expect((await problems('uk', lost)).map(({ text }) => text)).toEqual([
    'destination: the codes of United Kingdom are GB and GBR',
    expect.stringContaining('autofill Passport.nowhere is nowhere'),
    'petName: a new field id, which needs its line in fields.json',
  ]);
});

test('a block changes all that are built on it, told once', async () => {
  const block = structuredClone((await loadBlocks()).get('schengen')!);
  block.fees![0]!.amount = 123;
  const { effects } = await readProposal('schengen', written(block));
  expect(effects.length).toBeGreaterThanOrEqual(9);
  expect(changesOf(effects)).toMatchObject([{ kind: 'ruleChanged', became: expect.stringContaining('123') as string }]);
});

test('a destination the product does not have yet is all new', async () => {
  const read = await readProposal(
    'austria',
    written({ ...germany, destination: 'Austria', destinationIso2: 'AT', destinationAlpha3: 'AUT' }),
  );
  expect(read.problems).toEqual([]);
  expect(read.effects).toMatchObject([{ formId: 'austria', was: null }]);
  expect(changesOf(read.effects).filter(({ kind }) => kind === 'fieldAdded').length).toBeGreaterThan(50);
});
