import { runningTextOf } from '../../page/running-text.ts';
import { letterByRules } from './parts/letter-by-rules.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';
import { addCandidates, candidateOfPiece, candidateInText, personNameOf } from './parts/letter-candidates.ts';
import { letterOf } from './parts/letter.ts';
import { partyFinder, assignToParties, type Parties } from './parts/parties.ts';
import { addLetterDate, dateLabels, dateSentences } from './parts/letter-parts.ts';
import { signatureOf } from './parts/signature.ts';

const minor =
  '(?:(?:our|my|the|minor|said|under-?aged?|only|elder|younger|beloved) )*(?:son|daughter|child|ward|minor)(?: child| son| daughter)?';

const parties: Parties = {
  child: /\b(child|minor|ward|son|daughter)\b/i,
  adult: new RegExp(
    String.raw`(?<!\bnon-?\s?|\bnot )\b(accompany\w*|escort\w*|chaperon\w*|companion|(?:responsible|travelling|` +
      String.raw`traveling) (?:adult|person|parent|guardian)|adult|host)\b`,
    'i',
  ),
  parent: /\b(parents?|father|mother|guardian|declarant|deponent|undersigned|consenting)\b/i,
};

const kin =
  '(?:grand-?|step-?|maternal |paternal |elder |younger |own )*(?:father|mother|parents|uncle|aunt|' +
  'aunty|brother|sister|grandparents|guardian|teacher|cousin|tutor|coach)';
const notAName = new RegExp(
  String.raw`\b(parents?|father|mother|guardian|adult|child|minor|name|passport|giving|leave|consent|born|birth|` +
    String.raw`residing|relationship|signature|escort|accompanying)\b`,
  'i',
);

const notaryPattern = new RegExp(
  String.raw`\b(notar(?:y public|ised|ized)|attested by notary|notarial|attested\s+before|\bNOTA(?=\s|RY)|` +
    String.raw`RY PUBLIC|sworn (?:before|to)|before me,?\s+(?:a )?notary|solemnly affirmed before)`,
  'i',
);

export const consentLetter = letterByRules({
  kind: 'Parental consent (minor)',
  fields: {
    childName: {
      read: personNameOf,
      labels: [
        '[Full] Name of [the] [Minor] (Child|Minor|Ward)',
        "(Child|Minor|Child's|Minor's) [Full] [Name]",
        'Minor Child',
        'Full Name of [the] (Child|Minor)',
        '[Full] Name of [my|our] (Son|Daughter|Child)',
        'Minor [Traveller|Traveler|Passenger]',
        '(Son|Daughter) [Name]',
        'Child [Traveller|Traveler]',
        'Child travelling',
        'Ward',
      ],
      sentences: [
        sentencePattern(`${minor},? (?:namely |named |by (?:the )?name (?:of )?)?{person}(?=[ ,.(])`),
        sentencePattern(
          '(?:consent|permission|authori[sz]e|allow|permit)(?: [a-z]+){0,4} (?:for|to|that) (?:master|miss|' +
            'kumari|baby|mstr)\\.? {person}(?=[ ,.(])',
        ),
        sentencePattern(
          '(?:parents?|father|mother|guardians?)(?: [a-z]+){0,4} of (?:the )?(?:minor )?(?:child )?(?:master |' +
            'miss |kumari |baby |mstr\\.? )?{person}(?=[ ,.(])',
        ),
      ],
      not: [
        /\b(our|my|the|minor|child|passport|above|travell?ing|abroad|consent|named|below|form|notary)\b/i,
        notAName,
      ],
    },
    parentName: {
      read: personNameOf,
      labels: [
        '[Full] Name of [the] [Consenting|Non-travelling] (Parent|Father|Mother|Guardian|Parent Guardian)',
        '(Consenting|Non-travelling|Non-accompanying) (Parent|Father|Mother|Guardian) [Guardian]',
        'Parent Giving Consent',
        'Consent Given by',
        'Parent giving (leave|consent|permission|authority|authorisation)',
        '(Authorising|Authorizing|Permitting|Custodial) (Parent|Guardian|Party)',
        '(Father|Mother|Guardian|Legal Guardian|Parent)',
        'Father / Mother',
        'Mother / Father',
        'Name of [the] (Declarant|Deponent|Undersigned|Signatory)',
        '(Declarant|Deponent)',
        'Permission (given|granted) by',
        'Signed by',
        '(Authorised|Authorized|Declared|Given|Granted) by',
        'I / We',
        "(Parent|Father|Mother|Guardian|Parent's|Father's|Mother's) Name",
        'Parent / Guardian',
      ],
      sentences: [
        sentencePattern(
          '\\b(?:i|we)(?: \\/ ?we)?,? (?:the undersigned,? )?(?:am )?(?:are )?{person}(?=,| \\(| and |\\n| ' +
            '(?:aged|born|residing|resident|r/o|father|mother|parent|being|hereby|do|the|holding|holder|s/o|d/o|' +
            'w/o|as|of|son|daughter|wife))',
        ),
        sentencePattern('my name is {person}(?=[ ,.])'),
      ],
      not: [/\b(the|undersigned|hereby|giving|consent|signature|specimen)\b/i, notAName],
    },
    accompaniedBy: {
      read: personNameOf,
      labels: [
        'Accompanied by',
        '[The] [Minor|Child] (will be|is|shall be) (accompanied|escorted) by',
        '[Full] Name of [the] (Escort|Chaperone|Companion|Adult|Accompanying Guardian|Travelling Parent|' +
          'Travelling Adult|Responsible Adult|Person Accompanying)',
        '(Escort|Chaperone|Companion) [Name]',
        'Escorted by',
        'Travelling Companion',
        'In the (care|company|custody) of',
        'Under the care of',
        '(Responsible|Travelling|Traveling) (Adult|Parent|Person|Guardian)',
        'Adult accompanying [the child]',
        'Person accompanying [the (child|minor)]',
        '(Travelling|Traveling) with',
        'Accompanying (Adult|Person|Parent|Guardian)',
        'Name of [the] Accompanying (Adult|Person|Parent)',
      ],
      sentences: [
        sentencePattern(
          '(?:accompan(?:ied|ying) by|accompany(?:ing)?|(?:in|under) the (?:company|care|custody|supervision|' +
            'guardianship) of|travel(?:l?ing)?(?: [A-Za-z]+){0,12}? with|along with|together with)(?: (?:his|her|' +
            "their|the|its|my|our|paternal|maternal|grand|elder|younger|child's))*(?: (?:father|mother|uncle|" +
            'aunt|grandmother|grandfather|grandparents|brother|sister|spouse|husband|wife|guardian|teacher|' +
            'parent|cousin|child),?)* ?,?{person}(?=[ ,.(;\\n])',
        ),
        sentencePattern(
          `\\b(?:with|by|to|under|of) (?:his|her|their|the child's|the minor's|my|our) ${kin},? ` +
            '(?:\\(?(?:namely |named )?)?{full}(?=[ ,.();\\n])',
        ),
        sentencePattern(
          '(?:escorted|chaperoned|guarded|supervised|looked after|taken care of|received|met) (?:[a-z]+ ' +
            '){0,2}?by (?:(?:his|her|their|the|my|our) (?:[a-z-]+ ){1,2}?,?)?{full}(?=[ ,.();\\n])',
        ),
        sentencePattern(
          '{titled}(?:, [^,.]{3,50},)? (?:will|shall|is going to|who will|who shall) (?:be )?(?:accompany|' +
            'escort|travel with|chaperone|accompanying|travelling with|take care)',
        ),
      ],
      as: 'name',
      not: [/^(the|his|her|our|my|school|valid|passport)$/i, notAName],
    },
    anyName: {
      labels: ['[Full] Name [in full|as in passport|as per passport]', 'Name and Surname', 'Surname and Given Name[s]'],
      as: 'name',
      isPart: true,
      not: [notAName],
    },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: [
    'Passport (No|Number) [of [the] Child]',
    'Contact of [the] Parent',
    'Relationship of [the] [Adult|Accompanying Person] [to [the] Child]',
    'Date of Birth',
    'Destination',
    'Relationship',
    'Dates of Travel',
    'Signature',
    'Contact',
  ],
  after(open, candidates) {
    const letter = letterOf(open.document);
    const partyOf = partyFinder(open, parties);
    // A bare `Father` under the child's heading is the child's father.
    candidates.parentName = (candidates.parentName ?? []).filter(
      (each) => each.by !== 'label' || partyOf(each.words[0]) !== 'adult',
    );
    const hasChild = (candidates.childName ?? []).length > 0;
    const bare = candidates.anyName ?? [];
    assignToParties(
      open,
      candidates,
      'anyName',
      { child: 'childName', adult: 'accompaniedBy', parent: 'parentName' },
      parties,
    );
    if (!hasChild && (candidates.childName ?? []).length === 0)
      candidates.childName = bare.filter((each) => partyOf(each.words[0]) === undefined);
    const { name } = signatureOf(letter.signature);
    addCandidates(candidates, 'parentName', candidateOfPiece(name, 'name', 'heading', 0.6));
    addLetterDate(letter, candidates);
    const flow = runningTextOf(open.lines);
    const notary = notaryPattern.exec(flow.text);
    const not = /\b(?:not|to be|un|should be|must be|needs? to be)[\s-]*notar/i.test(flow.text);
    if (notary && !not)
      addCandidates(
        candidates,
        'notarised',
        candidateInText(flow, { start: notary.index, end: notary.index + notary[0].length }, 'true', 'pattern', 0.8),
      );
  },
});
