import { loadBlocks, loadDestinationFile } from '@visawright/forms/destinations/load-form.ts';
import { expect, test } from 'vitest';
import { distinctChanges } from './proposal-effect.ts';
import { parseProposal } from './parse-proposal.ts';

const germany = await loadDestinationFile('germany');
const uk = await loadDestinationFile('uk');
const written = (value: unknown) => JSON.stringify(value, null, 2);
const problems = async (target: string, value: unknown) =>
  (await parseProposal(target, typeof value === 'string' ? value : written(value))).problems;

test('finds no changes in an unchanged file', async () => {
  for (const [target, file] of [
    ['germany', germany],
    ['uk', uk],
    ['schengen', (await loadBlocks()).get('schengen')],
  ] as const) {
    const read = await parseProposal(target, written(file));
    expect([read.problems, distinctChanges(read.effects)]).toEqual([[], []]);
  }
});

test('reports each problem with its line and a code the screen can translate', async () => {
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

test('reports the line where invalid JSON breaks', async () => {
  expect(await problems('uk', '{\n  "a": 1,\n  "b" 2\n}')).toMatchObject([{ line: 3, code: 'notJson' }]);
  expect(await problems('uk', '{\n  "a": 1,\n')).toMatchObject([{ line: 3, code: 'notJson' }]);
  expect(await problems('uk', '[]')).toMatchObject([{ code: 'wrongKind' }]);
  expect(await problems('uk', 'null')).toMatchObject([{ code: 'wrongKind' }]);
});

test('refuses text crafted to exhaust the parser', async () => {
  const deep = `{"visibleWhen":${'{"not":'.repeat(40_000)}1${'}'.repeat(40_000)}}`;
  expect(await problems('uk', deep)).toMatchObject([{ code: 'tooDeep' }]);
  expect(await problems('germany', { ...germany, builtOn: '../destinations/uk' })).toMatchObject([{ code: 'noBlock' }]);
  expect(await problems('germany', { ...germany, builtOn: 'toString' })).toMatchObject([{ code: 'noBlock' }]);
  expect(await problems('uk', '{"__proto__": {"sections": []}, "constructor": 1}')).not.toEqual([]);
});

test('reports broken references the schema cannot see', async () => {
  const lost = structuredClone(uk);
  lost.sections![0]!.fields[0]!.autofill = ['Passport.nowhere'];
  lost.destinationIso2 = 'UK';
  lost.sections![0]!.fields.push({ id: 'petName', label: 'Pet', type: 'text', required: false });
  expect((await problems('uk', lost)).map(({ text }) => text)).toEqual([
    'destination: the codes of United Kingdom are GB and GBR',
    expect.stringContaining('autofill Passport.nowhere is nowhere'),
    'petName: this field id is new and needs an entry in fields.json',
  ]);
});

test("lists a block's change once for all forms built on it", async () => {
  const block = structuredClone((await loadBlocks()).get('schengen')!);
  block.fees![0]!.amount = 123;
  const { effects } = await parseProposal('schengen', written(block));
  expect(effects.length).toBeGreaterThanOrEqual(9);
  expect(distinctChanges(effects)).toMatchObject([
    { kind: 'ruleChanged', became: expect.stringContaining('123') as string },
  ]);
});

test('treats every field of a new destination as added', async () => {
  const read = await parseProposal(
    'austria',
    written({ ...germany, destination: 'Austria', destinationIso2: 'AT', destinationAlpha3: 'AUT' }),
  );
  expect(read.problems).toEqual([]);
  expect(read.effects).toMatchObject([{ formId: 'austria', was: null }]);
  expect(distinctChanges(read.effects).filter(({ kind }) => kind === 'fieldAdded').length).toBeGreaterThan(50);
});
