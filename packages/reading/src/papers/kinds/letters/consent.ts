import { flowOf } from '../../flow.ts';
import { readByRules } from '../../rules.ts';
import { said } from '../said.ts';
import { add, ofPiece, ofPlace } from './found.ts';
import { letterOf } from './letter.ts';
import { addLetterDate, dateLabels, dateSentences } from './parts.ts';
import { signatureOf } from './signature.ts';

const minor =
  '(?:(?:our|my|the|minor|said|under-?aged?|only|elder|younger|beloved) )*(?:son|daughter|child|ward|minor)(?: child| son| daughter)?';

export const consent = readByRules({
  kind: 'Parental consent (minor)',
  fields: {
    childName: {
      labels: ['[Full] Name of [the] [Minor] (Child|Minor|Ward)', "(Child|Minor|Child's|Minor's) [Full] [Name]", 'Minor Child', 'Name'],
      sentences: [
        said(`${minor},? (?:namely |named |by (?:the )?name (?:of )?)?{person}(?=[ ,.(])`),
        said('(?:consent|permission|authori[sz]e|allow|permit)(?: [a-z]+){0,4} (?:for|to|that) (?:master|miss|kumari|baby|mstr)\\.? {person}(?=[ ,.(])'),
        said('(?:parents?|father|mother|guardians?)(?: [a-z]+){0,4} of (?:the )?(?:minor )?(?:child )?(?:master |miss |kumari |baby |mstr\\.? )?{person}(?=[ ,.(])'),
      ],
      not: [/\b(our|my|the|minor|child|passport|above|travell?ing|abroad|consent|named|below|form|notary)\b/i],
    },
    parentName: {
      labels: ['[Full] Name of [the] [Consenting|Non-travelling] (Parent|Father|Mother|Guardian|Parent Guardian)', '(Consenting|Non-travelling|Non-accompanying) (Parent|Father|Mother|Guardian) [Guardian]', 'Parent Giving Consent', 'Consent Given by', "(Parent|Father|Mother|Guardian|Parent's|Father's|Mother's) Name", 'Parent / Guardian'],
      sentences: [
        said('\\b(?:i|we)(?: \\/ ?we)?,? (?:the undersigned,? )?(?:am )?(?:are )?{person}(?=,| \\(| and |\\n| (?:aged|born|residing|resident|r/o|father|mother|parent|being|hereby|do|the|holding|holder|s/o|d/o|w/o|as|of|son|daughter|wife))'),
        said('my name is {person}(?=[ ,.])'),
      ],
      not: [/\b(the|undersigned|hereby|giving|consent|signature|specimen)\b/i],
    },
    accompaniedBy: {
      labels: ['Accompanied by', '(Travelling|Traveling) with', 'Accompanying (Adult|Person|Parent|Guardian)', 'Name of [the] Accompanying (Adult|Person|Parent)'],
      sentences: [
        said('(?:accompan(?:ied|ying) by|accompany(?:ing)?|(?:in|under) the (?:company|care|custody|supervision|guardianship) of|travel(?:l?ing)?(?: [A-Za-z]+){0,12}? with|along with|together with)(?: (?:his|her|their|the|its|my|our|paternal|maternal|grand|elder|younger|child\'s))*(?: (?:father|mother|uncle|aunt|grandmother|grandfather|grandparents|brother|sister|spouse|husband|wife|guardian|teacher|parent|cousin|child),?)* ?,?{person}(?=[ ,.(;\\n])'),
      ],
      as: 'name',
      not: [/^(the|his|her|our|my|school|valid|passport)$/i],
    },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: ['Passport (No|Number) [of [the] Child]', 'Contact of [the] Parent', 'Relationship of [the] [Adult|Accompanying Person] [to [the] Child]', 'Date of Birth', 'Destination', 'Relationship', 'Dates of Travel', 'Signature', 'Contact'],
  after(open, candidates) {
    const letter = letterOf(open.paper);
    const { name } = signatureOf(letter.signature);
    add(candidates, 'parentName', ofPiece(name, 'name', 'heading', 0.6));
    addLetterDate(letter, candidates);
    const flow = flowOf(open.lines);
    const notary = /\b(notar(?:y public|ised|ized)|attested by notary|notarial|attested\s+before|\bNOTA(?=\s|RY)|RY PUBLIC|sworn (?:before|to)|before me,?\s+(?:a )?notary|solemnly affirmed before)/i.exec(flow.text);
    const not = /\b(?:not|to be|un|should be|must be|needs? to be)[\s-]*notar/i.test(flow.text);
    if (notary && !not) add(candidates, 'notarised', ofPlace(flow, { start: notary.index, end: notary.index + notary[0].length }, 'true', 'pattern', 0.8));
  },
}); // prettier-ignore
