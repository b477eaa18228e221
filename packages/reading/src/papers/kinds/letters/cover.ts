import { letterByRules } from './letter-by-rules.ts';
import { said } from '../said.ts';
import { addSelf, expensesLabels, expensesSentences, payer, preferNamed } from './expenses.ts';
import { add, ofPieces } from './found.ts';
import { letterOf, type Letter } from './letter.ts';
import { piecesOf, type Piece } from './letterhead.ts';
import { addLetterDate, addPeriod, dateLabels, dateSentences } from './parts.ts';
import { purpose, purposeLabels, purposeSentences } from './purpose.ts';
import { addSigned } from './signed.ts';
import { addWriter, writerFields } from './writer.ts';

const office =
  /\b(visa|consul|consulate|embassy|high commission|commission|officer|ambassador|immigration|section|department|centre|center|vfs|bls|authority)\b/i;

// Whom it is for: the office, without the town it sits in.
function officeOf(letter: Letter): readonly Piece[] {
  const all = piecesOf(letter.addressee).flatMap((piece) =>
    /^to\s*[,:]?$/i.test(piece.text) ? [] : [{ ...piece, text: piece.text.replace(/^to[,:]?\s+(?=the|m\/s)/i, '') }],
  );
  // Behind a gap the letter itself begins.
  const gap = all.findIndex((piece, at) => at > 0 && (/^(?:application|request|subject|re|sub|dear)\b/i.test(piece.text) || piece.words[0]!.top - all[at - 1]!.words[0]!.bottom > 1.2 * piece.height)); // prettier-ignore
  const pieces = gap > 0 ? all.slice(0, gap) : all;
  const last = pieces.findLastIndex((piece) => office.test(piece.text));
  return last < 0 ? pieces.slice(0, 1) : pieces.slice(0, last + 1);
}

export const cover = letterByRules({
  kind: 'Cover letter',
  fields: {
    addressedTo: {},
    purpose: { labels: purposeLabels, sentences: purposeSentences, as: 'text', read: purpose },
    travelFrom: { labels: ['(Travel|Trip|Journey) (From|Start|Start Date)', 'Date of (Departure|Travel|Arrival)', 'Departure Date', 'Arrival Date', 'From'], sentences: [said('(?:scheduled|planned|trip|journey|visit|stay|tour)(?: [A-Za-z]+){0,8}? from (?:the )?{date}'), said('(?:arrive|arriving|leave|leaving|depart|departing|departure|travel(?:ling)?|fly(?:ing)?|start(?:ing)?|begin(?:ning)?)(?: [A-Za-z]+){0,6}? (?:on|from) (?:the )?{date}')] },
    travelTo: { labels: ['(Travel|Trip|Journey) (To|End|End Date)', 'Date of Return', 'Return Date', 'Departure from (Schengen|Destination)', 'To'], sentences: [said('(?:return(?:ing)?|come back|coming back|be back|fly(?:ing)? (?:back|home)|travel(?:l?ing)? back|head(?:ing)? back|go(?:ing)? back|back home|back (?:to|in) india|leave (?:for|to) india)(?: [A-Za-z]+){0,5}? (?:on|by) (?:the )?{date}')] },
    expensesBorneBy: { labels: expensesLabels, sentences: expensesSentences, as: 'text', read: payer },
    letterDate: { labels: dateLabels, sentences: dateSentences },
    ...writerFields,
  },
  stops: ['Passport No', 'Duration', 'Itinerary', 'Accommodation', 'Enclosures'],
  after(open, candidates) {
    const letter = letterOf(open.paper);
    add(candidates, 'addressedTo', ofPieces(officeOf(letter), 'address', 'heading', 0.75));
    preferNamed(candidates);
    addSelf(open, candidates);
    addLetterDate(letter, candidates);
    addPeriod(open, candidates, ['travelFrom', 'travelTo'], /\b(travel|visit|trip|tour|stay|journey|holiday|vacation|fly|itinerary|period|dates?)\b/i, /\bleave\b|valid|policy|insurance/i);
    addSigned(open, letter, candidates);
    addWriter(open, letter, candidates);
  },
}); // prettier-ignore
