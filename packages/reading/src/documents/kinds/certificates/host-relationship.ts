import { readByRules } from '../../rules/read-by-rules.ts';
import { hostInColumns } from './host-in-columns.ts';
import type { Candidate } from '../../readable-document.types.ts';
import type { OpenDocument } from '../../rules/kind-rules.types.ts';
import { numberPattern, personPattern } from './certificate-patterns.ts';

const kin =
  '(?:father|mother|brother|sister|son|daughter)-? ?in-? ?law|grandfather|grandmother|grandson|' +
  'granddaughter|father|mother|brother|sister|son|daughter|husband|wife|spouse|uncle|aunt|cousin|' +
  'nephew|niece|friend|fianc[eé]e?|partner|colleague|parents?';
const kinship =
  String.raw`(?<value>(?:(?:elder|younger|maternal|paternal|real|first|half|step|family|close|eldest|youngest) ` +
  String.raw`)*(?:${kin}))(?!-? ?in-? ?law)`;
const idName =
  String.raw`(?:passport|residence permit|permit|residence card|national id|identity card|id card|id|green card|` +
  String.raw`citizenship(?: certificate)?|visa|emirates id|brp)`;

const visitorPart =
  /^(?:(?:details|particulars|information) of (?:the )?|(?:visa )?)(?:applicant|visitor|guest|traveller)\b[^:]*$/i;
const hostPart = /\b(?:my|host\w*|declarant|invit\w+|sponsor\w*)\b/i;

// Below `Details of the applicant` a plain `Name` is the visitor's.
function isOfVisitor({ lines }: OpenDocument, { by, words }: Candidate): boolean {
  const at = lines.findIndex((line) => line.words.some((word) => words.includes(word)));
  if (by !== 'label' || at < 0 || hostPart.test(lines[at]!.text)) return false;
  const headings = lines.slice(0, at).filter(({ text }) => text.length < 45 && !/[:.]/.test(text));
  const last = headings.findLast(({ text }) => visitorPart.test(text) || hostPart.test(text));
  return last !== undefined && visitorPart.test(last.text);
}

export const hostRelationship = readByRules({
  kind: 'Host relationship evidence',
  fields: {
    hostName: {
      about: {
        of: /\b(?:person inviting|host|inviter|inviting|sponsor|declarant)\b/,
        not: new RegExp(
          String.raw`\b(?:guest|visitor|applicant|address|relation|relationship|passport|id|no|number|permit|nationality|` +
            String.raw`status|date|signature|phone|occupation|is|paper)\b`,
        ),
      },
      labels: [
        '[Name of [the|] ](Host|Inviter|Sponsor|Declarant)',
        "(Host|Host's|Inviter|Inviter's|Sponsor|Sponsor's|Declarant's|Declarant) [Full] Name",
        'Name of [the] (Host|Inviter|Sponsor|Declarant)',
        'Host [(Inviting Person)]',
        'Full Name of [the] Host',
        'Name',
      ],
      sentences: [
        new RegExp(
          String.raw`\b[Tt]hat (?:my [a-z-]+,? )?${personPattern},? (?:resident|residing|who|living|presently|currently|` +
            String.raw`settled|a (?:citizen|resident|permanent)|is my|aged|holding|holder|of)`,
          'u',
        ),
        new RegExp(String.raw`\bmy (?:[a-z]+ )?(?:${kin}),? ${personPattern}`, 'u'),
        new RegExp(String.raw`\b(?:host|inviter|sponsor)(?: is|,|:) ${personPattern}`, 'u'),
      ],
    },
    declarant: {
      isPart: true,
      as: 'name',
      sentences: [
        new RegExp(
          String.raw`\bI,? ${personPattern},? (?:son|daughter|wife|husband|residing|resident|holder|holding|aged|born|am|` +
            String.raw`do|hereby|a |an |living|of)`,
          'u',
        ),
      ],
    },
    name: {
      isPart: true,
      as: 'name',
      labels: [
        'Name of [the] (Visitor|Applicant|Guest|Traveller)',
        "(Visitor|Applicant|Guest)'s Name",
        '(Visitor|Applicant|Guest) [Name]',
      ],
    },
    passportNumber: {
      isPart: true,
      as: 'code',
      labels: ['Passport [No|Number]'],
      pattern: /^[A-Z]\d{7}$/,
      sentences: [/\bIndian passport(?: no\.?| number| bearing number)? (?<value>[A-Z]\d{7})/i],
    },
    relationship: {
      about: {
        of: new RegExp(
          String.raw`\b(?:relation|relationship|related|kinship|tie|ties|bond)\b|\b(?:host|inviter|sponsor|guest|visitor|` +
            String.raw`applicant) is\b|\bis (?:my|his|her|the)\b`,
        ),
        not: /\b(?:statement|declaration|affidavit|evidence|proof|shown|proved|document|date)\b/,
      },
      labels: [
        '(Relationship|Relation) [to|with|between] [the] [Applicant|Visitor|Host|Guest|Traveller|Inviter|Host and Applicant]',
        'Relationship',
        'Relation',
        '[Degree of|Family] (Kinship|Relationship|Relation)',
        'Family Tie',
        "[The] Host is (the|my) [visitor's|applicant's|guest's]",
        "Applicant's Relationship",
      ],
      as: 'text',
      not: [/\d{3}/],
      sentences: [
        new RegExp(String.raw`\b(?:is|are|am) (?:my|his|her|the|their)(?: [a-z]+'s)? ${kinship}\b`, 'i'),
        new RegExp(String.raw`\b(?:my|his|her) ${kinship}\b`, 'i'),
        new RegExp(String.raw`\bis the ${kinship} of\b`, 'i'),
        new RegExp(String.raw`\b(?:host|guest|visitor|applicant|inviter|sponsor) is ?:? ${kinship}\b`, 'i'),
        new RegExp(String.raw`\brelat(?:ed|ionship)[^.]{0,30}? as ${kinship}\b`, 'i'),
      ],
    },
    hostIdNumber: {
      about: {
        of: /\b(?:permit|residence|id|identity|card|passport|papers?|document|visa)\b/,
        not: /\b(?:guest|visitor|applicant|indian|date|expiry|valid|status|type|kind|address|proof)\b/,
      },
      labels: [
        "[Host|Host's|Inviter's|Sponsor's] (ID|Identity|Passport|Permit|Residence Permit|National ID|" +
          'Residence Card|Residence|ID / Permit|ID or Permit|Passport / ID|Identity Document|ID Document|Card|' +
          'Green Card|Document|Emirates ID|BRP|Visa) [Card] (No|Number)',
        "Host's ID",
        'Permit No',
        '(ID|Identity|Passport|ID Card) (or|/) (Residence Permit|Permit|Passport|Residence Card|ID) (No|Number)',
      ],
      as: 'code',
      sentences: [
        new RegExp(
          String.raw`(?<!Indian )\b${idName}(?: card)?(?: \(?(?:bearing )?(?:no\.?|number)\)?:?| bearing(?: no\.?| ` +
            String.raw`number)?:?| (?:bears|has|carries)(?: the)? (?:no\.?|number))? ${numberPattern}`,
          'i',
        ),
      ],
    },
  },
  stops: [
    'Address',
    'Applicant',
    "Applicant's Name",
    'Name of (Applicant|Visitor)',
    'Passport No',
    'Date',
    'Contact',
    'Date of Birth',
    'Nationality',
    'Status in Country',
    'Immigration Status',
    'Occupation',
    'Purpose',
  ],
  after(open, candidates) {
    candidates.hostName = candidates.hostName!.filter((each) => !isOfVisitor(open, each));
    hostInColumns(open, candidates);
    const isDeclarant = candidates.hostName.length > 0;
    if (isDeclarant) candidates.name!.push(...candidates.declarant!);
    // The declarant is the host only if no other host is named.
    if (candidates.hostName.length === 0)
      candidates.hostName = candidates.declarant!.map((each) => ({ ...each, strength: 0.7 }));
  },
});
