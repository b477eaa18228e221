import { checkDigit } from './check-digit.ts';
import { choose, type Chosen } from './typed.ts';
import { digits, letters, type Slot } from './slots.ts';

// Surname and given names are parted by the first `<<`; after the next one only fillers may follow.
export function endNames(line: readonly Chosen[]): Chosen[] {
  const text = line.map((each) => each.character).join('');
  const parting = text.indexOf('<<', 5);
  if (parting < 0) return [...line];
  const given = text[parting + 2] === '<' ? parting : text.indexOf('<<', parting + 2);
  if (given < 0) return [...line];
  return line.map((each, i) => (i < given ? each : { ...each, character: '<', repaired: false }));
}

const isLikeFiller = (slot: Slot, chosen: Chosen) => chosen.character === '<' || slot.chances[36]! > 0.2;

// An Indian number is a letter and seven digits, then a filler.
export function indianNumber(slots: readonly Slot[], line: readonly Chosen[]): Chosen[] {
  return line.map((each, i) => {
    if (i === 0) return choose(slots[i]!, letters);
    if (i < 8) return choose(slots[i]!, digits);
    return i === 8 && isLikeFiller(slots[i]!, each) ? choose(slots[i]!, '<') : each;
  });
}

export interface Checks {
  readonly number: boolean;
  readonly birth: boolean;
  readonly expiry: boolean;
  readonly optional: boolean;
  readonly composite: boolean;
}

export function checksOf(line2: string): Checks {
  const optional = line2.slice(28, 42);
  const empty = /^<+$/.test(optional);
  return {
    number: checkDigit(line2.slice(0, 9)) === line2[9],
    birth: checkDigit(line2.slice(13, 19)) === line2[19],
    expiry: checkDigit(line2.slice(21, 27)) === line2[27],
    optional: (empty && line2[42] === '<') || checkDigit(optional) === line2[42],
    composite: checkDigit(line2.slice(0, 10) + line2.slice(13, 20) + line2.slice(21, 43)) === line2[43],
  };
}

export const countOf = (checks: Checks): number => Object.values(checks).filter(Boolean).length;
