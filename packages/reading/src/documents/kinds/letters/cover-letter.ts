import { letterByRules } from './parts/letter-by-rules.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';
import { addWriterAsPayer, expensesLabels, expensesSentences, payerOf, preferNamedPayer } from './parts/expenses.ts';
import { addCandidates, candidateOfPieces } from './parts/letter-candidates.ts';
import { letterOf, type Letter } from './parts/letter.ts';
import { piecesOf, type TextPiece } from './parts/letterhead.ts';
import { addLetterDate, addTravelPeriod, dateLabels, dateSentences } from './parts/letter-parts.ts';
import { purposeOf, purposeLabels, purposeSentences } from './parts/purpose.ts';
import { addSigned } from './parts/add-signed.ts';
import { addWriter, writerFields } from './parts/writer.ts';

const office = new RegExp(
  String.raw`\b(visa|consul|consulate|embassy|high commission|commission|officer|ambassador|immigration|section|` +
    String.raw`department|centre|center|vfs|bls|authority)\b`,
  'i',
);

// The addressee: the office, without its town.
function officeOf(letter: Letter): readonly TextPiece[] {
  const all = piecesOf(letter.addressee).flatMap((piece) =>
    /^to\s*[,:]?$/i.test(piece.text) ? [] : [{ ...piece, text: piece.text.replace(/^to[,:]?\s+(?=the|m\/s)/i, '') }],
  );
  // After a gap the letter itself begins.
  const gap = all.findIndex(
    (piece, at) =>
      at > 0 &&
      (/^(?:application|request|subject|re|sub|dear)\b/i.test(piece.text) ||
        piece.words[0]!.top - all[at - 1]!.words[0]!.bottom > 1.2 * piece.height),
  );
  const pieces = gap > 0 ? all.slice(0, gap) : all;
  const last = pieces.findLastIndex((piece) => office.test(piece.text));
  return last < 0 ? pieces.slice(0, 1) : pieces.slice(0, last + 1);
}

export const coverLetter = letterByRules({
  kind: 'Cover letter',
  fields: {
    addressedTo: {},
    purpose: { labels: purposeLabels, sentences: purposeSentences, as: 'text', read: purposeOf },
    travelFrom: {
      labels: [
        '(Travel|Trip|Journey) (From|Start|Start Date)',
        'Date of (Departure|Travel|Arrival)',
        'Departure Date',
        'Arrival Date',
        'From',
      ],
      sentences: [
        sentencePattern('(?:scheduled|planned|trip|journey|visit|stay|tour)(?: [A-Za-z]+){0,8}? from (?:the )?{date}'),
        sentencePattern(
          '(?:arrive|arriving|leave|leaving|depart|departing|departure|travel(?:ling)?|fly(?:ing)?|' +
            'start(?:ing)?|begin(?:ning)?)(?: [A-Za-z]+){0,6}? (?:on|from) (?:the )?{date}',
        ),
      ],
    },
    travelTo: {
      labels: [
        '(Travel|Trip|Journey) (To|End|End Date)',
        'Date of Return',
        'Return Date',
        'Departure from (Schengen|Destination)',
        'To',
      ],
      sentences: [
        sentencePattern(
          '(?:return(?:ing)?|come back|coming back|be back|fly(?:ing)? (?:back|home)|travel(?:l?ing)? back|' +
            'head(?:ing)? back|go(?:ing)? back|back home|back (?:to|in) india|leave (?:for|to) india)(?: ' +
            '[A-Za-z]+){0,5}? (?:on|by) (?:the )?{date}',
        ),
      ],
    },
    expensesBorneBy: { labels: expensesLabels, sentences: expensesSentences, as: 'text', read: payerOf },
    letterDate: { labels: dateLabels, sentences: dateSentences },
    ...writerFields,
  },
  stops: ['Passport No', 'Duration', 'Itinerary', 'Accommodation', 'Enclosures'],
  after(open, candidates) {
    const letter = letterOf(open.document);
    addCandidates(candidates, 'addressedTo', candidateOfPieces(officeOf(letter), 'address', 'heading', 0.75));
    preferNamedPayer(candidates);
    addWriterAsPayer(open, candidates);
    addLetterDate(letter, candidates);
    addTravelPeriod(
      open,
      candidates,
      ['travelFrom', 'travelTo'],
      /\b(travel|visit|trip|tour|stay|journey|holiday|vacation|fly|itinerary|period|dates?)\b/i,
      /\bleave\b|valid|policy|insurance/i,
    );
    addSigned(open, letter, candidates);
    addWriter(open, letter, candidates);
  },
});
