import { flowOf } from '../../flow.ts';
import { letterByRules } from './letter-by-rules.ts';
import { said } from '../said.ts';
import { add, ofPiece, ofPlace, personOf } from './found.ts';
import { letterOf } from './letter.ts';
import { partyFinder, shareOut, type Parties } from './parties.ts';
import { addLetterDate, dateLabels, dateSentences } from './parts.ts';
import { signatureOf } from './signature.ts';

const minor =
  '(?:(?:our|my|the|minor|said|under-?aged?|only|elder|younger|beloved) )*(?:son|daughter|child|ward|minor)(?: child| son| daughter)?';

const parties: Parties = {
  child: /\b(child|minor|ward|son|daughter)\b/i,
  adult: /(?<!\bnon-?\s?|\bnot )\b(accompany\w*|escort\w*|chaperon\w*|companion|(?:responsible|travelling|traveling) (?:adult|person|parent|guardian)|adult|host)\b/i,
  parent: /\b(parents?|father|mother|guardian|declarant|deponent|undersigned|consenting)\b/i,
}; // prettier-ignore

const kin =
  '(?:grand-?|step-?|maternal |paternal |elder |younger |own )*(?:father|mother|parents|uncle|aunt|aunty|brother|sister|grandparents|guardian|teacher|cousin|tutor|coach)';
const notAName =
  /\b(parents?|father|mother|guardian|adult|child|minor|name|passport|giving|leave|consent|born|birth|residing|relationship|signature|escort|accompanying)\b/i;

export const consent = letterByRules({
  kind: 'Parental consent (minor)',
  fields: {
    childName: {
      read: personOf,
      labels: ['[Full] Name of [the] [Minor] (Child|Minor|Ward)', "(Child|Minor|Child's|Minor's) [Full] [Name]", 'Minor Child', 'Full Name of [the] (Child|Minor)', '[Full] Name of [my|our] (Son|Daughter|Child)', 'Minor [Traveller|Traveler|Passenger]', '(Son|Daughter) [Name]', 'Child [Traveller|Traveler]', 'Child travelling', 'Ward'],
      sentences: [
        said(`${minor},? (?:namely |named |by (?:the )?name (?:of )?)?{person}(?=[ ,.(])`),
        said('(?:consent|permission|authori[sz]e|allow|permit)(?: [a-z]+){0,4} (?:for|to|that) (?:master|miss|kumari|baby|mstr)\\.? {person}(?=[ ,.(])'),
        said('(?:parents?|father|mother|guardians?)(?: [a-z]+){0,4} of (?:the )?(?:minor )?(?:child )?(?:master |miss |kumari |baby |mstr\\.? )?{person}(?=[ ,.(])'),
      ],
      not: [/\b(our|my|the|minor|child|passport|above|travell?ing|abroad|consent|named|below|form|notary)\b/i, notAName],
    },
    parentName: {
      read: personOf,
      labels: ['[Full] Name of [the] [Consenting|Non-travelling] (Parent|Father|Mother|Guardian|Parent Guardian)', '(Consenting|Non-travelling|Non-accompanying) (Parent|Father|Mother|Guardian) [Guardian]', 'Parent Giving Consent', 'Consent Given by', 'Parent giving (leave|consent|permission|authority|authorisation)', '(Authorising|Authorizing|Permitting|Custodial) (Parent|Guardian|Party)', '(Father|Mother|Guardian|Legal Guardian|Parent)', 'Father / Mother', 'Mother / Father', 'Name of [the] (Declarant|Deponent|Undersigned|Signatory)', '(Declarant|Deponent)', 'Permission (given|granted) by', 'Signed by', '(Authorised|Authorized|Declared|Given|Granted) by', 'I / We', "(Parent|Father|Mother|Guardian|Parent's|Father's|Mother's) Name", 'Parent / Guardian'],
      sentences: [
        said('\\b(?:i|we)(?: \\/ ?we)?,? (?:the undersigned,? )?(?:am )?(?:are )?{person}(?=,| \\(| and |\\n| (?:aged|born|residing|resident|r/o|father|mother|parent|being|hereby|do|the|holding|holder|s/o|d/o|w/o|as|of|son|daughter|wife))'),
        said('my name is {person}(?=[ ,.])'),
      ],
      not: [/\b(the|undersigned|hereby|giving|consent|signature|specimen)\b/i, notAName],
    },
    accompaniedBy: {
      read: personOf,
      labels: ['Accompanied by', '[The] [Minor|Child] (will be|is|shall be) (accompanied|escorted) by',  '[Full] Name of [the] (Escort|Chaperone|Companion|Adult|Accompanying Guardian|Travelling Parent|Travelling Adult|Responsible Adult|Person Accompanying)', '(Escort|Chaperone|Companion) [Name]', 'Escorted by', 'Travelling Companion', 'In the (care|company|custody) of', 'Under the care of', '(Responsible|Travelling|Traveling) (Adult|Parent|Person|Guardian)', 'Adult accompanying [the child]', 'Person accompanying [the (child|minor)]', '(Travelling|Traveling) with', 'Accompanying (Adult|Person|Parent|Guardian)', 'Name of [the] Accompanying (Adult|Person|Parent)'],
      sentences: [
        said('(?:accompan(?:ied|ying) by|accompany(?:ing)?|(?:in|under) the (?:company|care|custody|supervision|guardianship) of|travel(?:l?ing)?(?: [A-Za-z]+){0,12}? with|along with|together with)(?: (?:his|her|their|the|its|my|our|paternal|maternal|grand|elder|younger|child\'s))*(?: (?:father|mother|uncle|aunt|grandmother|grandfather|grandparents|brother|sister|spouse|husband|wife|guardian|teacher|parent|cousin|child),?)* ?,?{person}(?=[ ,.(;\\n])'),
        said(`\\b(?:with|by|to|under|of) (?:his|her|their|the child's|the minor's|my|our) ${kin},? (?:\\(?(?:namely |named )?)?{full}(?=[ ,.();\\n])`),
        said('(?:escorted|chaperoned|guarded|supervised|looked after|taken care of|received|met) (?:[a-z]+ ){0,2}?by (?:(?:his|her|their|the|my|our) (?:[a-z-]+ ){1,2}?,?)?{full}(?=[ ,.();\\n])'),
        said('{titled}(?:, [^,.]{3,50},)? (?:will|shall|is going to|who will|who shall) (?:be )?(?:accompany|escort|travel with|chaperone|accompanying|travelling with|take care)'),
      ],
      as: 'name',
      not: [/^(the|his|her|our|my|school|valid|passport)$/i, notAName],
    },
    anyName: { labels: ['[Full] Name [in full|as in passport|as per passport]', 'Name and Surname', 'Surname and Given Name[s]'], as: 'name', isPart: true, not: [notAName] },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: ['Passport (No|Number) [of [the] Child]', 'Contact of [the] Parent', 'Relationship of [the] [Adult|Accompanying Person] [to [the] Child]', 'Date of Birth', 'Destination', 'Relationship', 'Dates of Travel', 'Signature', 'Contact'],
  after(open, candidates) {
    const letter = letterOf(open.paper);
    const partyOf = partyFinder(open, parties);
    // A bare `Father` under the child's heading tells of the child.
    candidates.parentName = (candidates.parentName ?? []).filter((each) => each.by !== 'label' || partyOf(each.words[0]) !== 'adult');
    const hasChild = (candidates.childName ?? []).length > 0;
    const bare = candidates.anyName ?? [];
    shareOut(open, candidates, 'anyName', { child: 'childName', adult: 'accompaniedBy', parent: 'parentName' }, parties);
    if (!hasChild && (candidates.childName ?? []).length === 0) candidates.childName = bare.filter((each) => partyOf(each.words[0]) === undefined);
    const { name } = signatureOf(letter.signature);
    add(candidates, 'parentName', ofPiece(name, 'name', 'heading', 0.6));
    addLetterDate(letter, candidates);
    const flow = flowOf(open.lines);
    const notary = /\b(notar(?:y public|ised|ized)|attested by notary|notarial|attested\s+before|\bNOTA(?=\s|RY)|RY PUBLIC|sworn (?:before|to)|before me,?\s+(?:a )?notary|solemnly affirmed before)/i.exec(flow.text);
    const not = /\b(?:not|to be|un|should be|must be|needs? to be)[\s-]*notar/i.test(flow.text);
    if (notary && !not) add(candidates, 'notarised', ofPlace(flow, { start: notary.index, end: notary.index + notary[0].length }, 'true', 'pattern', 0.8));
  },
}); // prettier-ignore
