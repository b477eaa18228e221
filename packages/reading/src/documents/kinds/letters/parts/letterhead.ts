import { runningTextOf } from '../../../page/running-text.ts';
import { normaliseCountry } from '../../../normalise/normalise-country.ts';
import type { PlacedWord, TextLine } from '../../../readable-document.types.ts';

export interface TextPiece {
  readonly text: string;
  readonly words: readonly PlacedWord[];
  readonly page: number;
  readonly height: number; // of its letters
}

// The sender's name, address and contact data: printed at the top or the bottom of the first page.
export interface Letterhead {
  readonly name?: TextPiece;
  readonly address: readonly TextPiece[];
  readonly phone?: TextPiece;
  readonly email?: TextPiece;
}

const organisation = new RegExp(
  String.raw`\b(ltd|limited|pvt|private|llp|inc|corp|corporation|company|co|gmbh|ag|kg|s\.?p\.?a|s\.?r\.?l|` +
    String.raw`s\.?a\.?s?|b\.?v|n\.?v|plc|university|universit[àäéy]t?|universit[eé]|college|school|institute|` +
    String.raw`institut|academy|vidyalaya|hospital|clinic|bank|foundation|trust|society|association|group|` +
    String.raw`industries|enterprises|technologies|systems|solutions|services|consult(ing|ants)|associates|` +
    String.raw`engineering|exports?|textiles|pharma(ceuticals)?|motors|infotech|software|chamber|ministry|` +
    String.raw`department|faculty|hochschule|polytechnic|[eé]cole|universidad|akademie|politecnico|sarl|srl|` +
    String.raw`k\.?k)\b\.?`,
  'i',
);
const street = new RegExp(
  String.raw`\b(road|rd|street|st|nagar|park|floor|tower|plot|sector|block|building|bldg|house|marg|lane|avenue|` +
    String.raw`ave|via|viale|piazza|rue|boulevard|place|platz|plaza|phase|colony|estate|campus|complex|centre|` +
    String.raw`center|cross|main|layout|society|apartments?|flat|unit|suite|near|opp|opposite|village|taluk|` +
    String.raw`district|dist|chowk|bazaar|circle|square|drive|close|court|gardens?|vihar|enclave|puram|wing|salai|` +
    String.raw`industrial|p\.?o\.? box)\b|stra(ss|ß)e|straat|weg\b|laan\b|plein\b`,
  'i',
);
const postcode = new RegExp(
  String.raw`\b\d{3} ?\d{3}\b|\b\d{5}\b|\b\d{3}-\d{4}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]\d{2} [A-Z]\w{3}\b|` +
    String.raw`\b\d{3} \d{2} [A-Z][a-z]+|\b\d{4} ?[A-Z]{2}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b|` +
    String.raw`\b\d{2}-\d{3}\b|\b\d{4}-\d{3}\b|\b\d{4} [A-Z][a-z]+`,
);
const contact = new RegExp(
  String.raw`\b(tel(ephone)?|phone|ph|mob(ile)?|cell|e-?mail|web(site)?|www|https?|fax|cin|gstin|pan|iso|estd|` +
    String.raw`established|affiliated|accredited|approved|reg(istration|d)?\.? no|an? [a-z-]+ company|passport|` +
    String.raw`tagline)\b|@`,
  'i',
);
const phonePattern = /(?<![\d/-])(?:\+|00)?\(?\d[\d\s().-]{6,16}\d(?![\d/])/;
export const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const breaks = new RegExp(
  String.raw`[\n\t|•·]+|\s{2,}|(?<=[\w,.)])[ ,;]+(?=(?:tel|telephone|phone|ph|mob|mobile|e-?mail|web|website|www|` +
    String.raw`fax|cin|gstin)\b\s*[.:]|www\.|[\w.+-]+@)|\s\W{1,2}\s(?=\+\d{6,}|\d{8,}|\S+@)|\s[^\w\s]?(?=\+\d{8,})`,
  'i',
);

export function piecesOf(lines: readonly TextLine[]): readonly TextPiece[] {
  const flow = runningTextOf(lines);
  const pieces: TextPiece[] = [];
  let from = 0;
  const take = (to: number) => {
    const text = flow.text.slice(from, to);
    if (!/[\p{L}\d]/u.test(text)) return;
    const begin = from + text.search(/\S/);
    const { words, page } = flow.wordsBetween(begin, to);
    const height = Math.max(...words.map((word) => word.bottom - word.top));
    pieces.push({ text: text.trim(), words, page, height });
  };
  for (const match of flow.text.matchAll(new RegExp(breaks, 'gi'))) {
    take(match.index);
    from = match.index + match[0].length;
  }
  take(flow.text.length);
  return pieces;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

export function phoneIn(text: string): string | undefined {
  const found = phonePattern.exec(text)?.[0];
  if (found === undefined) return undefined;
  const digits = digitsOf(found);
  return digits.length >= 8 && digits.length <= 15 ? `${found.trim().startsWith('+') ? '+' : ''}${digits}` : undefined;
}

const isContact = (text: string) => contact.test(text) || phoneIn(text) !== undefined;
// 88 Jalan Merpati, Kastanienallee 9: a number and a name are an address in every language.
const housed = /^(no\.? ?)?\d+[-/\d]*[A-Za-z]?,? [A-Z]\p{L}+|^[A-Z]\p{L}+(?: \p{L}+){0,3} \d{1,4}[a-z]?$/u;
const notCompany =
  /\b(days?|nights?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|rooms?|adults?|page|terminal|version|form|20\d\d)/i;
export const isAddress = (text: string): boolean =>
  !isContact(text) &&
  (((street.test(text) || postcode.test(text)) && /\d|,/.test(text)) || (housed.test(text) && !notCompany.test(text)));
export const isOrganisation = (text: string): boolean => organisation.test(text);

const endsInCountry = (text: string) => {
  const last = text.split(',').at(-1)!.trim();
  return /^[A-Z]/.test(last) && !/\d/.test(last) && normaliseCountry(last) !== undefined;
};

const withoutLabel = (piece: TextPiece): TextPiece => {
  const label =
    /^(?:(?:regd|registered|head|corporate|corp|admin|branch|main)?\.?\s*(?:office|address|campus)?)\s*:\s*/i.exec(
      piece.text,
    )?.[0] ?? '';
  const gone = label.trim() === '' ? 0 : label.trim().split(/\s+/).length;
  return { ...piece, text: piece.text.slice(label.length), words: piece.words.slice(gone) };
};

const endsAddress = new RegExp(
  String.raw`[:=]|\d\/\d{2,4}|\b(dated?|ref|sub|dear|name|card|certificate|identity|bonafide|letter|to whom\w*|` +
    String.raw`offer|confirmation|voucher|invitation|affidavit|roll|valid)\b`,
  'i',
);

// The address: from the first piece that looks like one to the last, including everything between.
export function addressOf(pieces: readonly TextPiece[], name: TextPiece | undefined): readonly TextPiece[] {
  // On the other side of the sheet the address may begin above the name.
  const named = name ? pieces.indexOf(name) : -1;
  const begins = pieces.findIndex((piece, index) => index < named && isAddress(piece.text));
  const after = begins >= 0 ? pieces.slice(begins).filter((piece) => piece !== name) : pieces.slice(named + 1);
  const begin = after.findIndex(
    (piece) =>
      isAddress(piece.text) ||
      (name &&
        /\d/.test(piece.text) &&
        /\p{L}{3}.*,/u.test(piece.text) &&
        !isContact(piece.text) &&
        !notCompany.test(piece.text) &&
        !/\d[.,]\d{2}\b(?!\d)|^[A-Z]{3} ?\d/.test(piece.text)),
  );
  if (begin < 0) return [];
  let end = begin;
  for (let at = begin + 1; at < after.length; at++) {
    const [above, own] = [after[at - 1]!, after[at]!];
    const isFar =
      own.page !== above.page || own.words[0]!.top - above.words[0]!.bottom > 1.1 * Math.max(own.height, above.height);
    if (isFar || endsInCountry(above.text) || isContact(own.text) || endsAddress.test(own.text)) break;
    if (isAddress(own.text) || /^[A-Z][\p{L} .-]+(, ?[A-Z][\p{L} .-]+){0,3}( ?- ?\d{3} ?\d{3})?[,.]?$/u.test(own.text))
      end = at;
    else break;
  }
  return after.slice(begin, end + 1).map(withoutLabel);
}

const phoneLabel = /(?:^|[^a-z])(?:t|tel|telephone|phone|ph|mob|mobile|cell|contact|call|office|board)\b[\s.:no]*/i;
const web = /@|www\.|https?:|\.(com|in|org|net)\b/i;

// A row of digits is a phone number only next to another phone number.
function isPhone(piece: TextPiece, before: TextPiece | undefined, after: TextPiece | undefined): boolean {
  const { text } = piece;
  if (
    /\b(fax|cin|gstin|pan|uid|usn|prn|admn|seat|valid|vat|siret|iban|roll|reg|enrol\w*|code|id|account|passport|ref)\b/i.test(
      text,
    ) ||
    isAddress(text) ||
    phoneIn(text) === undefined
  )
    return false;
  if (
    before &&
    /\b(?:uid|usn|prn|roll|seat|reg\w*|enrol\w*|adm\w*|id|card|account|ref\w*|booking|voucher)\b/i.test(before.text) &&
    !/\+\d/.test(text)
  )
    return false;
  if (
    /\+\d/.test(text) ||
    phoneLabel.test(text) ||
    (before && new RegExp(`${phoneLabel.source}$`, 'i').test(before.text))
  )
    return true;
  return (
    /^[\d\s()/-]+$/.test(text) &&
    (/\d[\s()-]+\d/.test(text) || web.test(before?.text ?? '') || web.test(after?.text ?? ''))
  );
}

const numbered =
  /^(?:f\.? ?no|no|ref|our ref|your ref|reference|dated?|order|memo|letter|file|circular|page)\b\s*(?:no)?[\s.:]|\/\d{2,4}\b|\b\d{5,}\b/i;
const heading =
  /\b(declaration|invitation|certificate|affidavit|letter|consent|application|statement of|confirmation of|no objection)\b/i;

export function letterheadOf(lines: readonly TextLine[]): Letterhead {
  const pieces = piecesOf(lines);
  const named = pieces.filter(
    (piece) =>
      !isContact(piece.text) &&
      /\p{L}{2}/u.test(piece.text) &&
      piece.text.length < 80 &&
      !heading.test(piece.text) &&
      !numbered.test(piece.text),
  );
  const plain = named.filter((piece) => !isAddress(piece.text));
  const tallest = Math.max(...plain.map((piece) => piece.height));
  const name =
    plain.find((piece) => isOrganisation(piece.text) && piece.height > tallest * 0.75) ??
    plain.find((piece) => piece.height > tallest * 0.9);
  const phone = pieces.find((piece, at) => isPhone(piece, pieces[at - 1], pieces[at + 1]));
  const email = pieces.find((piece) => emailPattern.test(piece.text));
  return { ...(name && { name }), address: addressOf(pieces, name), ...(phone && { phone }), ...(email && { email }) };
}
