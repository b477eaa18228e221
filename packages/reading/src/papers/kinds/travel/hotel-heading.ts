import type { Candidate } from '../../paper.types.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { add, ofPiece, ofPieces } from '../letters/found.ts';
import { addressOf, emailPattern, isAddress, phoneIn, piecesOf, type Piece } from '../letters/letterhead.ts';
import { placePartsOf } from './place-parts.ts';

const house =
  /\b(hotel|inn|resort|suites?|albergo|pension|gasthaus|gasthof|hostel|residence|residences|guest ?house|chalet|palace|lodge|b&b|apartments?|aparthotel|hostal|villa|motel|ryokan|maison|auberge|pousada|haveli|homestay|camping|locanda)\b/i;
export const title =
  /\b(voucher|confirmation|booking|reservation|details|invoice|receipt|policy|information|summary|your stay|itinerary|check-?in|check-?out|number|name|address|guest|room|total|rules|contact|tax|amenities|pay at|thank|dear|status)\b/i;

// The hotel is named in the largest letters near the top, or right over its address.
function namePiece(pieces: readonly Piece[]): Piece | undefined {
  const named = pieces.filter((piece) => !title.test(piece.text) && /\p{L}{3}/u.test(piece.text) && piece.text.length < 60 && !/[@:]|\d{3}/.test(piece.text) && !isAddress(piece.text) && phoneIn(piece.text) === undefined); // prettier-ignore
  const tallest = Math.max(...named.map((piece) => piece.height));
  return (
    named.find((piece) => house.test(piece.text) && piece.height > tallest * 0.8) ??
    named.find((piece) => piece.height > tallest * 0.95)
  );
}

export function addHeading({ lines, paper }: Open, candidates: Candidates): void {
  const top = lines.filter((line) => line.page === paper.pages[0]!.pageNo && line.top < 0.5);
  const pieces = piecesOf(top);
  const labelled = candidates.hotelName?.[0]?.words[0];
  const name = namePiece(pieces);
  add(candidates, 'hotelName', ofPiece(name, 'organisation', 'heading', name && house.test(name.text) ? 0.8 : 0.7));
  const from = labelled ? pieces.findIndex((piece) => piece.words.some((word) => word === labelled)) : name ? pieces.indexOf(name) : -1; // prettier-ignore
  const under = pieces.slice(from + 1, from + 8);
  if ((candidates.hotelAddress ?? []).length === 0)
    add(candidates, 'hotelAddress', ofPieces(addressOf(under, undefined), 'address', 'heading', 0.75));
  add(
    candidates,
    'hotelPhone',
    ofPiece(
      under.find((piece) => phoneIn(piece.text) !== undefined && !isAddress(piece.text)),
      'phone',
      'heading',
      0.75,
    ),
  );
  add(
    candidates,
    'hotelEmail',
    ofPiece(
      under.find((piece) => emailPattern.test(piece.text)),
      'email',
      'heading',
      0.75,
    ),
  );
}

const holding = (words: Candidate['words'], text: string) => {
  const wanted = text.toUpperCase().split(/\s+/);
  const found = words.filter((word) => wanted.some((each) => word.text.toUpperCase().includes(each)));
  return found.length > 0 ? found : words;
};

// City, postcode and country stand inside the address.
export function addParts(candidates: Candidates): void {
  const best = [...(candidates.hotelAddress ?? [])].sort((a, b) => b.strength - a.strength)[0];
  if (!best) return;
  const parts = placePartsOf(best.raw);
  const part = (value: string | undefined, shown: string | undefined, strength: number): Candidate | undefined =>
    value === undefined
      ? undefined
      : {
          value,
          raw: shown ?? value,
          words: holding(best.words, shown ?? value),
          page: best.page,
          by: 'derived',
          strength,
        };
  add(candidates, 'hotelPostcode', part(parts.postcode?.replaceAll(' ', ''), parts.postcode, 0.82));
  add(candidates, 'hotelCity', part(parts.city, parts.city, 0.82));
  add(
    candidates,
    'hotelCountry',
    part(
      parts.country,
      best.raw
        .split(/[,\n·|•]/)
        .at(-1)
        ?.trim(),
      0.85,
    ),
  );
}
