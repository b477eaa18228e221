import { covers } from './covers.ts';
import type { HiddenPlace } from './hidden-places.ts';
import type { OtherNumber } from './other-numbers.ts';

export type MaskedPlace = Pick<HiddenPlace, 'polygon' | 'isGuess'>;

// What a page hides after one more reading of it, which may have seen only a part of the page. A place that is found again stands where it
// was found last; one that is not found stays; a guess goes where another number stands, or where a number was found with certainty.
export function pageMask(
  before: readonly MaskedPlace[],
  found: readonly MaskedPlace[],
  others: readonly OtherNumber[],
): MaskedPlace[] {
  const isAnother = ({ isGuess, polygon }: MaskedPlace) => isGuess && others.some((other) => covers(other.polygon, polygon)); // prettier-ignore
  const fresh = found.filter((place) => !isAnother(place));
  const isFoundAgain = ({ isGuess, polygon }: MaskedPlace) =>
    fresh
      .filter((place) => isGuess || !place.isGuess)
      .some((place) => covers(place.polygon, polygon) || covers(polygon, place.polygon));
  return [...before.filter((place) => !isAnother(place) && !isFoundAgain(place)), ...fresh];
}
