import { checkDigit } from './check-digit.ts';
import { chooseCharacter, type ChosenCharacter } from './choose-line.ts';
import { digits, letters, type CharacterSlot } from './character-slots.ts';

// Surname and given names are separated by the first `<<`; after the next one only fillers may follow.
export function endNames(line: readonly ChosenCharacter[]): ChosenCharacter[] {
  const text = line.map((each) => each.character).join('');
  const parting = text.indexOf('<<', 5);
  if (parting < 0) return [...line];
  const given = text[parting + 2] === '<' ? parting : text.indexOf('<<', parting + 2);
  if (given < 0) return [...line];
  return line.map((each, i) => (i < given ? each : { ...each, character: '<', repaired: false }));
}

const isLikeFiller = (slot: CharacterSlot, chosen: ChosenCharacter) =>
  chosen.character === '<' || slot.chances[36]! > 0.2;

// An Indian number is a letter and seven digits, then a filler.
export function indianNumber(slots: readonly CharacterSlot[], line: readonly ChosenCharacter[]): ChosenCharacter[] {
  return line.map((each, i) => {
    if (i === 0) return chooseCharacter(slots[i]!, letters);
    if (i < 8) return chooseCharacter(slots[i]!, digits);
    return i === 8 && isLikeFiller(slots[i]!, each) ? chooseCharacter(slots[i]!, '<') : each;
  });
}

export interface MrzChecks {
  readonly number: boolean;
  readonly birth: boolean;
  readonly expiry: boolean;
  readonly optional: boolean;
  readonly composite: boolean;
}

export function mrzChecksOf(line2: string): MrzChecks {
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

export const countChecks = (checks: MrzChecks): number => Object.values(checks).filter(Boolean).length;
