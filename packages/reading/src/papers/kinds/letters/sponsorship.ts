import { readByRules } from '../../rules.ts';
import { addCellAround } from '../cell-around.ts';
import { said } from '../said.ts';
import { add, ofPiece } from './found.ts';
import { letterOf } from './letter.ts';
import { addLetterDate, addLetterhead, joinSentences, dateLabels, dateSentences } from './parts.ts';
import { relationLabels, relationSentences } from './relation.ts';
import { signatureOf } from './signature.ts';

export const sponsorship = readByRules({
  kind: 'Sponsorship letter or affidavit',
  fields: {
    sponsorName: {
      labels: ['[Full] Name of [the] (Sponsor|Deponent)', '(Sponsor|Deponent) [Name]', "Sponsor's Name", 'Sponsored by', 'Name'],
      sentences: [
        said('\\bi,? (?:the undersigned,? )?(?:am )?{person},? ?(?=\\(|aged|age |born|residing|resident|r/o|living|citizen|holder|holding|hereby|do |s/o|d/o|w/o|son of|daughter of|wife of|the |father|mother|solemnly|being|would|of |working|an? )'),
        said('my name is {person}(?=[ ,.])'),
      ],
    },
    sponsorRelationship: { labels: relationLabels, sentences: relationSentences, as: 'text' },
    sponsorAddress: {
      labels: ["(Sponsor|Sponsor's|Home|Residential|Present|Permanent) Address", 'Address [of [the] Sponsor]', 'Residing at'],
      sentences: [said('(?:residing|resident|living|reside|live|r/o)(?: at| of| in)?(?!\\t) {address}(?=,? (?:contact|tel|ph|mob|passport|aged|do (?:hereby|solemnly)|hereby|solemnly|would|am |declare|holding|holder|wish|working|and (?:i|am|my)|having|state|confirm|certify|father|mother|undertake|telephone|phone|mobile)|\\. [A-Z]|\\.\\n|;)')],
    },
    sponsorPhone: { labels: ['(Tel|Telephone|Phone|Ph|Mobile|Mob|Contact|Cell) [No|Number]'], sentences: [said('(?:phone|mobile|telephone|contact|reached|contacted)(?: [a-z]+){0,4}:? (?<value>\\+?\\d[\\d -]{7,16}\\d)')] },
    sponsorAmount: {
      labels: ['[Sponsorship|Sponsored|Total] Amount', 'Amount [of Sponsorship|Sponsored|Earmarked|Committed]', 'Funds (Available|Committed|Earmarked)'],
      sentences: [
        said('(?:amount|sum|budget|total|maximum|funds?|limit|support|extent)(?: [a-z]+){0,4}? (?:of|to|up to|upto|is|being|about|approximately) {money}'),
        said('(?:sponsor|provide|contribute|set aside|earmarked|commit|fund|spend|transfer|up ?to|amounting to)(?: [a-z]+){0,5} {money}'),
      ],
    },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: ['Passport No', 'Occupation', 'Annual Income', 'Applicant'],
  after(open, candidates) {
    const letter = letterOf(open.paper);
    addLetterhead(open, letter, candidates, { address: 'sponsorAddress', phone: 'sponsorPhone' });
    joinSentences(candidates, 'sponsorAddress');
    addCellAround(open, candidates, 'sponsorAddress');
    const { name } = signatureOf(letter.signature);
    add(candidates, 'sponsorName', ofPiece(name, 'name', 'heading', 0.75));
    addLetterDate(letter, candidates);
  },
}); // prettier-ignore
