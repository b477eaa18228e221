import { letterByRules } from './letter-by-rules.ts';
import { addCellAround } from '../cell-around.ts';
import { said } from '../said.ts';
import { add, ofPiece, personOf } from './found.ts';
import { letterOf } from './letter.ts';
import { addLetterDate, addLetterhead, joinSentences, dateLabels, dateSentences } from './parts.ts';
import { keepOwn, type Parties } from './parties.ts';
import { relationLabels, relationSentences } from './relation.ts';
import { signatureOf } from './signature.ts';

const parties: Parties = {
  other: /\b(applicants?|travell?ers?|visitors?|students?|beneficiar(?:y|ies)|candidates?|guests?|dependants?|(?:being|to be) sponsored|sponsored|sponsee|invitee|ward)\b/i,
  own: /\b(sponsors?|deponent|declarant|person (?:giving|providing|who|offering)|supporter|guarantor|donor|funder|undersigned|payer|provider|bearing|about (?:me|myself)|myself)\b/i,
}; // prettier-ignore
const own = ['sponsorName', 'sponsorAddress', 'sponsorPhone', 'sponsorAmount'];

export const sponsorship = letterByRules({
  kind: 'Sponsorship letter or affidavit',
  fields: {
    sponsorName: {
      read: personOf,
      labels: ['[Full] Name of [the] (Sponsor|Deponent)', '(Sponsor|Deponent) [Name]', "Sponsor's Name", 'Sponsored by', '[Full] Name [in full|in block letters]', 'Name and Surname', 'Name of [the] (Declarant|Guarantor|Person giving support|Supporter|Undersigned|Donor|Provider)', '(Declarant|Guarantor|Supporter|Donor)', 'Declared by', 'Financial Sponsor', 'I, [Mr|Mrs|Ms]', 'Undersigned'],
      sentences: [
        said('\\bi,? (?:the undersigned,? )?(?:am )?{person},? ?(?=\\(|aged|age |born|residing|resident|r/o|living|citizen|holder|holding|hereby|do |s/o|d/o|w/o|son of|daughter of|wife of|the |father|mother|solemnly|being|would|of |working|an? )'),
        said('my name is {person}(?=[ ,.])'),
      ],
    },
    sponsorRelationship: { labels: relationLabels, sentences: [...relationSentences, said('(?:sponsor\\w*|support\\w*|visit|travel|stay|studies|education|trip|journey|expenses|costs)(?: [a-z]+){0,4} (?:of|for|by) (?:his|her|their) {kin},? (?=[A-Z])')], as: 'text' },
    sponsorAddress: {
      labels: ["(Sponsor|Sponsor's|Home|Residential|Present|Permanent) Address", 'Address [of [the] (Sponsor|Declarant|Deponent|Guarantor)]', 'Residing at', 'Resident (of|at)', 'R/o', 'Residence', 'Living at', 'Lives at', '(Correspondence|Current|Postal|Mailing|Full|Complete) Address', 'Address for [correspondence|communication]', 'Place of residence'],
      sentences: [said('(?:residing|resident|living|reside|live|r/o)(?: at| of| in)?(?!\\t) {address}(?=,? (?:contact|tel|ph|mob|passport|aged|do (?:hereby|solemnly)|hereby|solemnly|would|am |declare|holding|holder|wish|working|and (?:i|am|my)|having|state|confirm|certify|father|mother|undertake|telephone|phone|mobile)|\\. [A-Z]|\\.\\n|;)')],
    },
    sponsorPhone: { labels: ['(Tel|Telephone|Phone|Ph|Mobile|Mob|Contact|Cell) [No|Number]', 'Telephone / Mobile', 'Mobile / Telephone', 'Phone / Mobile', 'Contact (Details|Phone|Telephone|Mobile) [No|Number]', 'Daytime (Phone|Telephone)', 'Can be reached (on|at)', 'Reachable (on|at)', 'WhatsApp'], sentences: [said('(?:phone|mobile|telephone|contact|reached|contacted|reach|call|whatsapp|cell)(?: [a-z]+){0,4}:? (?<value>\\+?\\d[\\d -]{7,16}\\d)')] },
    sponsorAmount: {
      labels: ['[Sponsorship|Sponsored|Total] Amount', 'Amount [of Sponsorship|Sponsored|Earmarked|Committed]', 'Funds (Available|Committed|Earmarked|Placed|Made Available|Set Aside|Provided|Allocated|Offered|Pledged)', '(Maximum|Sponsorship|Support|Pledged|Committed|Guaranteed) (Amount|Sum|Funds|Support|Limit)', 'Sum [of Money] [Placed|Set Aside|Provided|Available|Offered|Committed|Pledged]', '[Amount of] Financial (Support|Assistance|Commitment|Help)', 'Amount (Set Aside|Placed|Provided|Pledged|Guaranteed|in Figures|in INR|in Rupees|Made Available|of Support)', 'Extent of [Financial] (Support|Sponsorship)', 'Budget', 'Total (Support|Funds|Sponsorship|Budget)', 'Contribution', 'Up to [an amount of]', 'I will pay [up to]'],
      sentences: [
        said('(?:amount|sum|budget|total|maximum|funds?|limit|support|extent)(?: [a-z]+){0,4}? (?:of|to|up to|upto|is|being|about|approximately) {money}'),
        said('(?:sponsor|provide|contribute|set aside|earmarked|commit|fund|spend|transfer|up ?to|amounting to)(?: [a-z]+){0,5} {money}'),
      ],
    },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: ['Passport [No|Number]', 'Occupation', 'Profession', 'Annual Income', 'Applicant', 'Name of [the] (Applicant|Traveller|Traveler|Visitor|Student|Beneficiary|Candidate|Guest|Sponsored Person)', '(Applicant|Traveller|Traveler|Visitor|Student|Beneficiary) [s] Name', '[Full] Name as (in|per) passport', 'Country to be visited', 'Planned stay', 'Evidence attached', 'What it pays for', 'Destination', 'Source of (Income|Funds)', 'Employer'],
  after(open, candidates) {
    const letter = letterOf(open.paper);
    addLetterhead(open, letter, candidates, { address: 'sponsorAddress', phone: 'sponsorPhone' });
    keepOwn(open, candidates, own, parties, 'own');
    joinSentences(candidates, 'sponsorAddress');
    addCellAround(open, candidates, 'sponsorAddress');
    const { name } = signatureOf(letter.signature);
    add(candidates, 'sponsorName', ofPiece(name, 'name', 'heading', 0.75));
    addLetterDate(letter, candidates);
  },
}); // prettier-ignore
