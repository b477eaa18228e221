import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { addCandidates, candidateOfPiece, candidateOfPieces } from '../../letters/parts/letter-candidates.ts';
import {
  addressOf,
  emailPattern,
  isAddress,
  letterheadOf,
  phoneIn,
  piecesOf,
  type TextPiece,
} from '../../letters/parts/letterhead.ts';
import { placePartsOf } from '../itinerary/place-parts.ts';

const hotelWords = new RegExp(
  String.raw`\b(hotel|inn|resort|suites?|albergo|pension|gasthaus|gasthof|hostel|residence|residences|` +
    String.raw`guest ?house|chalet|palace|lodge|b&b|apartments?|aparthotel|hostal|villa|motel|ryokan|maison|` +
    String.raw`auberge|pousada|haveli|homestay|camping|locanda)\b`,
  'i',
);
export const titleWords = new RegExp(
  String.raw`\b(voucher|confirmation|booking|reservation|details|invoice|receipt|policy|information|summary|` +
    String.raw`your stay|itinerary|check-?in|check-?out|number|name|address|guest(?! ?house)|room|total|rules|contact|tax|` +
    String.raw`amenities|pay at|thank|dear|status)\b`,
  'i',
);

// The hotel's name is in the largest letters near the top, or directly above its address.
function namePiece(pieces: readonly TextPiece[]): TextPiece | undefined {
  const named = pieces.filter(
    (piece) =>
      !titleWords.test(piece.text) &&
      !/^(?:hotels?|property|accommodation|rooms?|status|amount|nights?)$/i.test(piece.text) &&
      /\p{L}{3}/u.test(piece.text) &&
      piece.text.length < 60 &&
      !/[@:]|\d{3}/.test(piece.text) &&
      !isAddress(piece.text) &&
      phoneIn(piece.text) === undefined,
  );
  const tallest = Math.max(...named.map((piece) => piece.height));
  return (
    named.find((piece) => hotelWords.test(piece.text) && piece.height > tallest * 0.8) ??
    named.find((piece) => piece.height > tallest * 0.95)
  );
}

export function addHotelHeading({ lines, document }: OpenDocument, candidates: Candidates): void {
  const first = lines.filter((line) => line.page === document.pages[0]!.pageNo);
  const top = first.filter((line) => line.top < 0.5);
  const pieces = piecesOf(top);
  const labelled = candidates.hotelName?.[0]?.words[0];
  const name = namePiece(pieces);
  addCandidates(
    candidates,
    'hotelName',
    candidateOfPiece(name, 'organisation', 'heading', name && hotelWords.test(name.text) ? 0.8 : 0.7),
  );
  const from = labelled
    ? pieces.findIndex((piece) => piece.words.some((word) => word === labelled))
    : name
      ? pieces.indexOf(name)
      : -1;
  const under = pieces.slice(from + 1, from + 8);
  if ((candidates.hotelAddress ?? []).length === 0)
    addCandidates(
      candidates,
      'hotelAddress',
      candidateOfPieces(addressOf(under, undefined), 'address', 'heading', 0.75),
    );
  addFoot(first, candidates);
  addCandidates(
    candidates,
    'hotelPhone',
    candidateOfPiece(
      under.find((piece) => phoneIn(piece.text) !== undefined && !isAddress(piece.text)),
      'phone',
      'heading',
      0.75,
    ),
  );
  addCandidates(
    candidates,
    'hotelEmail',
    candidateOfPiece(
      under.find((piece) => emailPattern.test(piece.text)),
      'email',
      'heading',
      0.75,
    ),
  );
}

// A hotel's own letter has its address at the bottom.
function addFoot(lines: readonly TextLine[], candidates: Candidates): void {
  const middle = (Math.min(...lines.map((line) => line.top)) + Math.max(...lines.map((line) => line.bottom))) / 2;
  const { address, phone, email } = letterheadOf(lines.filter((line) => line.top >= middle));
  if ((candidates.hotelAddress ?? []).length === 0)
    addCandidates(candidates, 'hotelAddress', candidateOfPieces(address, 'address', 'heading', 0.7));
  if ((candidates.hotelPhone ?? []).length === 0)
    addCandidates(candidates, 'hotelPhone', candidateOfPiece(phone, 'phone', 'heading', 0.7));
  if ((candidates.hotelEmail ?? []).length === 0)
    addCandidates(candidates, 'hotelEmail', candidateOfPiece(email, 'email', 'heading', 0.7));
}

// `Hotel Bellevue` is a name, not the label `Hotel` and its value.
export function wholeNames({ lines }: OpenDocument, candidates: Candidates): void {
  candidates.hotelName = (candidates.hotelName ?? []).map((each) => {
    const line = lines.find((other) => other.words.some((word) => word === each.words[0]));
    const isCut =
      line && each.by === 'label' && /^hotel \S/i.test(line.text) && line.words.length === each.words.length + 1;
    return isCut ? { ...each, value: line.text, raw: line.text, words: line.words } : each;
  });
}

// `The Harbour Lodge, 9 Wharf Street`: the name before the address is not part of it.
export function dropNameFromAddress(candidates: Candidates): void {
  const names = (candidates.hotelName ?? []).map((each) => each.value.toUpperCase());
  const bare = (text: string) => {
    const name = names.find(
      (each) => text.toUpperCase().startsWith(each) && /^\s*[,\n·|•-]/.test(text.slice(each.length)),
    );
    return name ? text.slice(name.length).replace(/^[\s,·|•-]+/, '') : text;
  };
  candidates.hotelAddress = (candidates.hotelAddress ?? []).map((each) => ({
    ...each,
    value: bare(each.value),
    raw: bare(each.raw),
  }));
}

const holding = (words: Candidate['words'], text: string) => {
  const wanted = text.toUpperCase().split(/\s+/);
  const found = words.filter((word) => wanted.some((each) => word.text.toUpperCase().includes(each)));
  return found.length > 0 ? found : words;
};

// `Barcelona, Catalunya 08036`: two names in a row may be a town and its region. A town behind its postcode is the town.
function mayBeRegion(address: string, city: string): boolean {
  const parts = address.split(/[,\n·|•]/).map((each) => each.trim());
  const at = parts.findLastIndex((each) => each.includes(city));
  const isBehindCode = /\d/.test(parts[at]?.slice(0, parts[at].indexOf(city)) ?? '');
  return at > 1 && !isBehindCode && /^[\p{L}\p{M} .'’-]+$/u.test(parts[at - 1]!);
}

// City, postcode and country are part of the address.
export function addAddressPartsOfHotel(candidates: Candidates): void {
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
  addCandidates(candidates, 'hotelPostcode', part(parts.postcode?.replaceAll(' ', ''), parts.postcode, 0.82));
  const isTown = parts.city !== undefined && !mayBeRegion(best.raw, parts.city);
  addCandidates(candidates, 'hotelCity', part(parts.city, parts.city, isTown ? 0.82 : 0.7));
  addCandidates(
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
