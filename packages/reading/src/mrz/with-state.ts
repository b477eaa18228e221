import { isIssuer } from './issuers.ts';
import type { Mrz } from './read-mrz.ts';
import { alphabet, type CharacterSlot } from './character-slots.ts';
import type { ChosenCharacter } from './choose-line.ts';

const least = 0.002;

const chanceOf = (slots: readonly CharacterSlot[], code: string) =>
  Math.min(...[...code].map((each, i) => slots[i]!.chances[alphabet.indexOf(each)]!));

function put(chosen: readonly ChosenCharacter[], at: number, code: string, chance: number): ChosenCharacter[] {
  return chosen.map((each, i) =>
    i >= at && i < at + 3 ? { character: code[i - at]!, chance: Math.min(each.chance, chance), repaired: true } : each,
  );
}

const textOf = (chosen: readonly ChosenCharacter[]) => chosen.map((each) => each.character).join('');

// Issuer and nationality have no check digit. If only one of them is a valid state code, and the reader
// considered it possible, both get that code.
export function withState(mrz: Mrz): Mrz {
  const { first, second } = mrz;
  const [issuer, nationality] = [first.text.slice(2, 5), second.text.slice(10, 13)];
  if (isIssuer(issuer) && !isIssuer(nationality)) {
    const chance = chanceOf(second.slots.slice(10, 13), issuer);
    if (chance < least) return mrz;
    const chosen = put(second.chosen, 10, issuer, chance);
    return { first, second: { ...second, chosen, text: textOf(chosen) } };
  }
  if (!isIssuer(issuer) && isIssuer(nationality)) {
    const chance = chanceOf(first.slots.slice(2, 5), nationality);
    if (chance < least) return mrz;
    const chosen = put(first.chosen, 2, nationality, chance);
    return { first: { ...first, chosen, text: textOf(chosen), isPlausible: true }, second };
  }
  return mrz;
}
