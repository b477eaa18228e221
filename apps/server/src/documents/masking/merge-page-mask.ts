import { coversRegion } from './covers-region.ts';
import type { HiddenRegion } from './find-hidden-regions.ts';
import type { OtherNumber } from './find-other-numbers.ts';

export type MaskedRegion = Pick<HiddenRegion, 'polygon' | 'isGuess'>;

// Merges the mask of a page with a new reading, which may have seen only a part of it. A region that is found again
// moves; one that is not found stays; a guess is dropped where another number or a certain region was found.
export function mergePageMask(
  before: readonly MaskedRegion[],
  found: readonly MaskedRegion[],
  others: readonly OtherNumber[],
): MaskedRegion[] {
  const isAnother = ({ isGuess, polygon }: MaskedRegion) =>
    isGuess && others.some((other) => coversRegion(other.polygon, polygon));
  const fresh = found.filter((place) => !isAnother(place));
  const isFoundAgain = ({ isGuess, polygon }: MaskedRegion) =>
    fresh
      .filter((place) => isGuess || !place.isGuess)
      .some((place) => coversRegion(place.polygon, polygon) || coversRegion(polygon, place.polygon));
  return [...before.filter((place) => !isAnother(place) && !isFoundAgain(place)), ...fresh];
}
