import { describe, expect, test } from 'vitest';
import { mrzLineOf, slotsOf, type SeenCharacter } from '../../testing/mrz-line-of.ts';
import { firstLine } from './first-line.ts';
import { countryOf, isIssuer } from './issuers.ts';
import { secondLine } from './second-line.ts';
import { withState } from './with-state.ts';

describe('an issuer', () => {
  test.each(['IND', 'GBR', 'D<<', 'D', 'UNO', 'GBN'])('%s issues passports', (code) =>
    expect(isIssuer(code)).toBe(true),
  );
  test.each(['', '<<<', '<', 'I<D', '<ND', 'QQQ', 'UTO', 'UTO<'])('%s does not', (code) =>
    expect(isIssuer(code)).toBe(false),
  );
  test.each([
    ['D<<', 'DEU'],
    ['GBN', 'GBR'],
    ['GBD', 'GBR'],
    ['GBR', 'GBR'],
    ['IND', 'IND'],
    ['UNO', 'UNO'],
  ])('%s is the country %s', (code, country) => expect(countryOf(code)).toBe(country));
});

describe('a state read in one line only', () => {
  type Doubts = Readonly<Record<number, SeenCharacter>>;
  const mrz = (first: Doubts, second: Doubts) => ({
    first: firstLine(mrzLineOf(slotsOf('P<INDSHARMA<<PRIYA<<<<<<<<<<<<<<<<<<<<<<<<<<', first))),
    second: secondLine(mrzLineOf(slotsOf('M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2', second))),
  });

  test('two valid states stay as they are, even if they differ', () => {
    const same = mrz({}, {});
    expect(withState(same)).toBe(same);
    const two = mrz({}, { 10: 'N', 11: 'P', 12: 'L' });
    expect(withState(two)).toBe(two);
  });

  test('two unknown states stay as they are', () => {
    const none = mrz({ 3: 'Q' }, { 11: 'Q' });
    expect(withState(none)).toBe(none);
  });

  test('the issuer corrects a nationality the reader considered possible', () => {
    const seen = mrz({}, { 12: { O: 0.9, D: 0.1 }, 11: { N: 0.8 } });
    const { first, second } = withState(seen);
    expect(first).toBe(seen.first);
    expect(second.text).toBe('M8236514<3IND8802141F3105065<<<<<<<<<<<<<<<2');
    expect(second.chosen.slice(10, 13)).toEqual([
      { character: 'I', chance: 0.1, repaired: true },
      { character: 'N', chance: 0.1, repaired: true },
      { character: 'D', chance: 0.1, repaired: true },
    ]);
    expect(second.chosen[9]!.repaired).toBe(false);
    expect(second.chosen[13]!.repaired).toBe(false);
  });

  test('a corrected character is never surer than it was seen', () => {
    const { second } = withState(mrz({}, { 10: { I: 0.3, J: 0.1 }, 12: { O: 0.9, D: 0.5 } }));
    expect(second.chosen.slice(10, 13).map(({ chance }) => chance)).toEqual([0.3, 0.3, 0.3]);
  });

  test('a nationality the reader did not consider stays', () => {
    const seen = mrz({}, { 12: { O: 0.9, D: 0.001 } });
    expect(withState(seen)).toBe(seen);
    expect(withState(mrz({}, { 12: { O: 0.9, D: 0.002 } })).second.text.slice(10, 13)).toBe('IND');
  });

  test('the nationality corrects an issuer and makes the line plausible', () => {
    const seen = mrz({ 4: { O: 0.9, D: 0.2 } }, {});
    expect(seen.first.isPlausible).toBe(false);
    const { first, second } = withState(seen);
    expect(second).toBe(seen.second);
    expect(first).toMatchObject({ text: 'P<INDSHARMA<<PRIYA<<<<<<<<<<<<<<<<<<<<<<<<<<', isPlausible: true });
    expect(first.chosen.slice(1, 6).map(({ character, repaired }) => [character, repaired])).toEqual([
      ['<', false],
      ['I', true],
      ['N', true],
      ['D', true],
      ['S', false],
    ]);
  });

  test('an issuer the reader did not consider stays', () => {
    const seen = mrz({ 4: { O: 0.9, D: 0.001 } }, {});
    expect(withState(seen)).toBe(seen);
    expect(withState(mrz({ 4: { O: 0.9, D: 0.002 } }, {})).first.isPlausible).toBe(true);
  });
});
