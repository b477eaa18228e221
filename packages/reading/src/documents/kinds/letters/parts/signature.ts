import type { TextLine } from '../../../readable-document.types.ts';
import { emailPattern, isOrganisation, phoneIn, piecesOf, type TextPiece } from './letterhead.ts';
import { withoutSeals } from './without-seals.ts';

// The signatory's name and role: the lines below the closing words.
export interface Signature {
  readonly name?: TextPiece;
  readonly designation?: TextPiece;
  readonly organisation?: TextPiece;
}

const role = new RegExp(
  String.raw`\b(managers?|director|head|officer|hr|human resources?|president|executive|partner|proprietor|` +
    String.raw`principal|registrar|dean|secretary|lead|chief|vp|avp|ceo|cfo|coo|cto|chairman|chairperson|` +
    String.raw`administrator|supervisor|professor|founder|owner|consultant|engineer|coordinator|accountant|warden|` +
    String.raw`teacher|admissions?|admin|bursar|convenor|trustee|analyst|specialist|partner|team)\b`,
  'i',
);
const nothing = new RegExp(
  String.raw`^(authori[sz]ed signatory|signature|sd\/?-?|\(?signed\)?|seal|stamp|company (seal|stamp)|yours|` +
    String.raw`thank|enclosures?|encl|place|date|for\b|contact|e-?mail|phone|tel|mobile|passport|applicant|sponsor|` +
    String.raw`deponent|father|mother|parent|inviter|host|witness|guardian|page|cc\b|notary|verified|before me|` +
    String.raw`specimen|\(signature)`,
  'i',
);

const named = new RegExp(
  String.raw`^(?:name\s*[:.-]*\s*)?\(?\s*((?:(?:mr|mrs|ms|miss|dr|shri|smt|prof|` +
    String.raw`sh)\b\.?\s*)?(?:[A-Z]\.\s?)*[A-Z][\p{L}'’-]*\.?(?:\s+(?:[A-Z]\.\s?)*[A-Z][\p{L}'’-]*\.?){0,4})\s*\)?$`,
  'iu',
);

const particle = /^(?:de|van|der|den|von|zu|di|da|del|della|la|le|el|al|bin|binti|dos|du|ter|ten)$/;

const isName = (text: string) => {
  const own = named.exec(text)?.[1];
  return (
    own !== undefined &&
    /^[A-Z]/.test(own) &&
    own.split(/\s+/).every((word) => /^[A-Z]/.test(word) || particle.test(word)) &&
    !role.test(text) &&
    !isOrganisation(text) &&
    !nothing.test(text) &&
    own.length > 3
  );
};

const part = (piece: TextPiece, text: string): TextPiece => {
  const wanted = text.split(/\s+/).length;
  const at = piece.text.slice(0, piece.text.indexOf(text)).trim();
  const before = at === '' ? 0 : at.split(/\s+/).length;
  return { ...piece, text, words: piece.words.slice(before, before + wanted) };
};

const unlabelled = (piece: TextPiece): TextPiece => {
  const label = /^(?:name|designation|title|position)\s*[:.-]+\s*/i.exec(piece.text)?.[0];
  return label ? part(piece, piece.text.slice(label.length)) : piece;
};

export function signatureOf(lines: readonly TextLine[]): Signature {
  const pieces = piecesOf(withoutSeals(lines.slice(0, 16))).flatMap((piece) => {
    // `Rahul Rao, HR Manager` is two.
    const cut = /^([^,–-]{4,40}?)\s*(?:,|\s[–-]\s)\s*(.+)$/.exec(piece.text);
    return cut && isName(cut[1]!) && role.test(cut[2]!) ? [part(piece, cut[1]!), part(piece, cut[2]!)] : [piece];
  });
  // A town on a seal is one word: a name of two words takes precedence.
  const whole = pieces.findIndex((piece) => isName(piece.text) && /\S\s+\S/.test(named.exec(piece.text)?.[1] ?? ''));
  const at = whole >= 0 ? whole : pieces.findIndex((piece) => isName(piece.text));
  const name = at < 0 ? undefined : unlabelled({ ...pieces[at]!, text: pieces[at]!.text.replaceAll(/^\(|\)$/g, '') });
  const next = at < 0 ? undefined : pieces[at + 1];
  const isPlain =
    next &&
    !isOrganisationOnly(next.text) &&
    !nothing.test(next.text) &&
    !/[@\d:]/.test(next.text) &&
    next.text.split(/\s+/).length <= 5 &&
    next.words[0]!.top - pieces[at]!.words[0]!.bottom < 2 * pieces[at]!.height &&
    Math.abs(next.words[0]!.left - pieces[at]!.words[0]!.left) < 0.1;
  const designation =
    pieces.find(
      (piece, index) =>
        index > at &&
        index <= at + 3 &&
        role.test(piece.text) &&
        !/[@\d]/.test(piece.text) &&
        !isOrganisationOnly(piece.text),
    ) ?? (isPlain ? next : undefined);
  const organisation = pieces.find(
    (piece) =>
      /^for (and on behalf of )?(m\/s\.? )?\S/i.test(piece.text) ||
      (isOrganisation(piece.text) &&
        piece.text.length > 5 &&
        !role.test(piece.text) &&
        !emailPattern.test(piece.text) &&
        phoneIn(piece.text) === undefined),
  );
  const own = organisation && /^(?:for (?:and on behalf of )?)?(.+?)[,.]?$/i.exec(organisation.text)?.[1];
  return {
    ...(name && { name }),
    ...(designation && { designation: unlabelled(designation) }),
    ...(organisation && own && { organisation: part(organisation, own) }),
  };
}

const isOrganisationOnly = (text: string) =>
  isOrganisation(text) &&
  /\b(ltd|limited|llp|inc|gmbh|srl|sarl|s\.p\.a|b\.v|plc|pvt|university|college|school|institute|k\.k)\b/i.test(text);
