import { letterByRules } from './parts/letter-by-rules.ts';
import { addCellAround } from '../text/add-cell-around.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';
import { addCandidates, candidateOfPiece, personNameOf } from './parts/letter-candidates.ts';
import { letterOf } from './parts/letter.ts';
import { addLetterDate, addLetterhead, joinSentences, dateLabels, dateSentences } from './parts/letter-parts.ts';
import { dropOtherParties, type Parties } from './parts/parties.ts';
import { relationLabels, relationSentences } from './parts/relation.ts';
import { signatureOf } from './parts/signature.ts';

const parties: Parties = {
  other: new RegExp(
    String.raw`\b(applicants?|travell?ers?|visitors?|students?|beneficiar(?:y|ies)|candidates?|guests?|dependants?|` +
      String.raw`(?:being|to be) sponsored|sponsored|sponsee|invitee|ward)\b`,
    'i',
  ),
  own: new RegExp(
    String.raw`\b(sponsors?|deponent|declarant|person (?:giving|providing|who|offering)|supporter|guarantor|donor|` +
      String.raw`funder|undersigned|payer|provider|bearing|about (?:me|myself)|myself)\b`,
    'i',
  ),
};
const own = ['sponsorName', 'sponsorAddress', 'sponsorPhone', 'sponsorAmount'];

export const sponsorshipLetter = letterByRules({
  kind: 'Sponsorship letter or affidavit',
  fields: {
    sponsorName: {
      read: personNameOf,
      labels: [
        '[Full] Name of [the] (Sponsor|Deponent)',
        '(Sponsor|Deponent) [Name]',
        "Sponsor's Name",
        'Sponsored by',
        '[Full] Name [in full|in block letters]',
        'Name and Surname',
        'Name of [the] (Declarant|Guarantor|Person giving support|Supporter|Undersigned|Donor|Provider)',
        '(Declarant|Guarantor|Supporter|Donor)',
        'Declared by',
        'Financial Sponsor',
        'I, [Mr|Mrs|Ms]',
        'Undersigned',
      ],
      sentences: [
        sentencePattern(
          '\\bi,? (?:the undersigned,? )?(?:am )?{person},? ?(?=\\(|aged|age |born|residing|resident|r/o|' +
            'living|citizen|holder|holding|hereby|do |s/o|d/o|w/o|son of|daughter of|wife of|the |father|mother|' +
            'solemnly|being|would|of |working|an? )',
        ),
        sentencePattern('my name is {person}(?=[ ,.])'),
      ],
    },
    sponsorRelationship: {
      labels: relationLabels,
      sentences: [
        ...relationSentences,
        sentencePattern(
          '(?:sponsor\\w*|support\\w*|visit|travel|stay|studies|education|trip|journey|expenses|costs)(?: ' +
            '[a-z]+){0,4} (?:of|for|by) (?:his|her|their) {kin},? (?=[A-Z])',
        ),
      ],
      as: 'text',
    },
    sponsorAddress: {
      labels: [
        "(Sponsor|Sponsor's|Home|Residential|Present|Permanent) Address",
        'Address [of [the] (Sponsor|Declarant|Deponent|Guarantor)]',
        'Residing at',
        'Resident (of|at)',
        'R/o',
        'Residence',
        'Living at',
        'Lives at',
        '(Correspondence|Current|Postal|Mailing|Full|Complete) Address',
        'Address for [correspondence|communication]',
        'Place of residence',
      ],
      sentences: [
        sentencePattern(
          '(?:residing|resident|living|reside|live|r/o)(?: at| of| in)?(?!\\t) {address}(?=,? (?:contact|tel|' +
            'ph|mob|passport|aged|do (?:hereby|solemnly)|hereby|solemnly|would|am |declare|holding|holder|wish|' +
            'working|and (?:i|am|my)|having|state|confirm|certify|father|mother|undertake|telephone|phone|' +
            'mobile)|\\. [A-Z]|\\.\\n|;)',
        ),
      ],
    },
    sponsorPhone: {
      labels: [
        '(Tel|Telephone|Phone|Ph|Mobile|Mob|Contact|Cell) [No|Number]',
        'Telephone / Mobile',
        'Mobile / Telephone',
        'Phone / Mobile',
        'Contact (Details|Phone|Telephone|Mobile) [No|Number]',
        'Daytime (Phone|Telephone)',
        'Can be reached (on|at)',
        'Reachable (on|at)',
        'WhatsApp',
      ],
      sentences: [
        sentencePattern(
          '(?:phone|mobile|telephone|contact|reached|contacted|reach|call|whatsapp|cell)(?: [a-z]+){0,4}:? ' +
            '(?<value>\\+?\\d[\\d -]{7,16}\\d)',
        ),
      ],
    },
    sponsorAmount: {
      labels: [
        '[Sponsorship|Sponsored|Total] Amount',
        'Amount [of Sponsorship|Sponsored|Earmarked|Committed]',
        'Funds (Available|Committed|Earmarked|Placed|Made Available|Set Aside|Provided|Allocated|Offered|Pledged)',
        '(Maximum|Sponsorship|Support|Pledged|Committed|Guaranteed) (Amount|Sum|Funds|Support|Limit)',
        'Sum [of Money] [Placed|Set Aside|Provided|Available|Offered|Committed|Pledged]',
        '[Amount of] Financial (Support|Assistance|Commitment|Help)',
        'Amount (Set Aside|Placed|Provided|Pledged|Guaranteed|in Figures|in INR|in Rupees|Made Available|of Support)',
        'Extent of [Financial] (Support|Sponsorship)',
        'Budget',
        'Total (Support|Funds|Sponsorship|Budget)',
        'Contribution',
        'Up to [an amount of]',
        'I will pay [up to]',
      ],
      sentences: [
        sentencePattern(
          '(?:amount|sum|budget|total|maximum|funds?|limit|support|extent)(?: [a-z]+){0,4}? (?:of|to|up to|' +
            'upto|is|being|about|approximately) {money}',
        ),
        sentencePattern(
          '(?:sponsor|provide|contribute|set aside|earmarked|commit|fund|spend|transfer|up ?to|amounting to)(?: [a-z]+){0,5} {money}',
        ),
      ],
    },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: [
    'Passport [No|Number]',
    'Occupation',
    'Profession',
    'Annual Income',
    'Applicant',
    'Name of [the] (Applicant|Traveller|Traveler|Visitor|Student|Beneficiary|Candidate|Guest|Sponsored Person)',
    '(Applicant|Traveller|Traveler|Visitor|Student|Beneficiary) [s] Name',
    '[Full] Name as (in|per) passport',
    'Country to be visited',
    'Planned stay',
    'Evidence attached',
    'What it pays for',
    'Destination',
    'Source of (Income|Funds)',
    'Employer',
  ],
  after(open, candidates) {
    const letter = letterOf(open.document);
    addLetterhead(open, letter, candidates, { address: 'sponsorAddress', phone: 'sponsorPhone' });
    dropOtherParties(open, candidates, own, parties, 'own');
    joinSentences(candidates, 'sponsorAddress');
    addCellAround(open, candidates, 'sponsorAddress');
    const { name } = signatureOf(letter.signature);
    addCandidates(candidates, 'sponsorName', candidateOfPiece(name, 'name', 'heading', 0.75));
    addLetterDate(letter, candidates);
  },
});
