import { readByRules } from '../../rules/read-by-rules.ts';
import { act } from './act.ts';
import { parties } from './parties.ts';
import { certifiedPattern, dayPattern, numberWords, numberPattern, personPattern } from './certificate-patterns.ts';

const groom = '(Husband|Bridegroom|Groom)';
const bride = '(Wife|Bride)';
const party = (side: string) => [
  `[Full] Name of [the] ${side}`,
  `${side} [Full] Name`,
  `${side}'s [Full] Name`,
  `${side}s Name`,
  side,
  `Name (${side.slice(1, -1)})`,
];

export const marriageCertificate = readByRules({
  kind: 'Marriage certificate',
  fields: {
    maritalStatus: { read: () => undefined },
    husbandName: {
      about: {
        of: /\b(?:husband|bridegroom|groom)\b/,
        not: new RegExp(
          String.raw`\b(?:father|mother|born|age|birth|religion|address|witness|signature|occupation|residence|` +
            String.raw`nationality|profession|photo|status)\b`,
        ),
      },
      labels: party(groom),
      sentences: [
        new RegExp(
          String.raw`\b(?:[Bb]etween|BETWEEN|[Mm]arriage of) ${personPattern},? (?:\(?(?:[Hh]usband|[Bb]ridegroom|` +
            String.raw`[Gg]room)\)?|(?:[Ss]\/[Oo]|[Ss]on of))`,
          'u',
        ),
        new RegExp(
          String.raw`${certifiedPattern} ${personPattern},? (?:(?:aged|age)[^.]{0,30}?,? )?(?:s\/o|son of)`,
          'u',
        ),
        new RegExp(
          String.raw`\bmarriage (?:was |is |has been )?(?:solemni[sz]ed |registered |performed )?between ${personPattern}`,
          'u',
        ),
      ],
    },
    wifeName: {
      about: {
        of: /\b(?:wife|bride)\b/,
        not: new RegExp(
          String.raw`\b(?:father|mother|born|age|birth|religion|address|witness|signature|occupation|residence|` +
            String.raw`nationality|profession|photo|status)\b`,
        ),
      },
      labels: party(bride),
      sentences: [
        new RegExp(
          String.raw`\band ${personPattern},? (?:(?:aged|age)[^.]{0,30}?,? )?(?:\(?(?:wife|bride)\)?|d\/o|daughter of)`,
          'u',
        ),
        new RegExp(String.raw`\b(?:and|his) (?:wife|bride),? ${personPattern}`, 'u'),
        new RegExp(String.raw`\bmarried (?:to )?${personPattern}`, 'u'),
      ],
    },
    partyName: { isPart: true, as: 'name', labels: ['[Full] Name', 'Name in Full', 'Name and Surname'] },
    spouseDateOfBirth: { labels: ["(Spouse's|Spouse) (Date of Birth|DOB)", 'Date of Birth of Spouse'] },
    spouseNationality: { labels: ["(Spouse's|Spouse) Nationality"] },
    marriageDate: {
      about: {
        of: /\b(?:married|marriage|solemni[sz]\w+|wedding|wed|nuptials|ceremony)\b/,
        not: /\b(?:place|where|venue|registered|registration|act|law|office|register|number|no|certificate|status|entered|age|at|under)\b/,
      },
      labels: [
        'When Married',
        'Married',
        '(Day|Date) of [the] (Wedding|Ceremony|Nuptials)',
        'Wedding (Date|Day)',
        'Marriage took place on',
        'Date Married',
        '(Date|Dt) of [Solemnization of|Solemnisation of] Marriage',
        'Marriage (Date|Dt)',
        'Date of (Solemnization|Solemnisation|Wedding)',
        '(Solemnized|Solemnised|Married|Performed) On',
        'Date of Marriage',
        'Marriage (Solemnized|Solemnised|Performed|Celebrated) On',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:solemni[sz]ed|married|performed|celebrated|took place|joined in (?:marriage|matrimony|wedlock)|` +
            String.raw`united in (?:marriage|matrimony)|wedded|marriage (?:was|of))\b(?:(?!\bborn\b)[^.]){0,70}?\bon(?: ` +
            String.raw`this)?(?: the)? ${dayPattern}`,
          'i',
        ),
      ],
    },
    marriagePlace: {
      about: {
        of: new RegExp(
          String.raw`\b(?:where|place|venue|at|hall)\b.*\b(?:married|marriage|solemni[sz]\w+|wedding|ceremony)\b|` +
            String.raw`\b(?:married|marriage|solemni[sz]\w+|wedding|ceremony)\b.*\b(?:at|in|place|venue|location)$`,
        ),
        not: /\b(?:date|registered|registration|when)\b/,
      },
      labels: [
        'Where Married',
        '(Place|Venue) of [the] (Wedding|Ceremony)',
        'Wedding Venue',
        'Place where married',
        '(Place|Venue) of [Solemnization of|Solemnisation of] Marriage',
        'Marriage (Place|Venue)',
        'Place of (Solemnization|Solemnisation|Wedding)',
        'Venue',
        '(Solemnized|Solemnised|Performed|Married) At',
        'Place',
      ],
      as: 'text',
      sentences: [
        new RegExp(
          String.raw`\b(?:solemni[sz]ed|married|performed|celebrated|took place|joined in (?:marriage|matrimony|wedlock)|` +
            String.raw`united in (?:marriage|matrimony))\b(?:[^.]{0,60}?\bon [^.]{6,30}?)? at (?<value>[A-Z][^.;]{2,80}?)(?=,? (?:on|` +
            String.raw`under|according|as per|in accordance|and that|and their|and the|in the presence|by)\b|[.;])`,
        ),
      ],
    },
    registrationNumber: {
      labels: [
        `[Marriage] (Registration|Regn|Reg|Regd|Registered) ${numberWords}`,
        `[Marriage] Certificate ${numberWords}`,
        `(Serial|Entry|Register|Application|Book|Memorandum|Memo) ${numberWords}`,
        'Registration',
        'No',
        `(Entry|Folio|Register Entry|Record|Volume) ${numberWords}`,
        `${numberWords} [of|in] [the] (Entry|Register|Registration|Certificate|Marriage Register)`,
      ],
      as: 'code',
      sentences: [
        new RegExp(
          String.raw`\b(?:serial|registration|entry|certificate|registered (?:at|under|as)(?: ` +
            String.raw`serial)?)[^.\d]{0,25}?(?:number|no\.?)[ :]+${numberPattern}`,
          'i',
        ),
      ],
    },
    registrationDate: {
      labels: [
        'Entered in [the] Register on',
        '(Entered|Recorded) on',
        'When Registered',
        'Date of (Entry|Recording)',
        'Date (Registered|Entered|Recorded)',
        'Entry Date',
        '(Date|Dt) of Registration [of Marriage]',
        '(Registration|Regn|Reg) (Date|Dt)',
        'Registered On',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:registered|entered in the register) [^.]{0,80}?\b(?:on|dated)(?: this)?(?: the)? ${dayPattern}`,
          'i',
        ),
      ],
    },
    act: {
      labels: [
        'Act',
        '[Registered|Solemnized] Under [the] [Act]',
        'Under [the] Act',
        'Law',
        'Law Applied',
        '(Law|Act|Statute) [applied|applicable|followed|invoked]',
        '(Marriage|Applicable|Governing) (Law|Act)',
        'Registered under',
        'Act of Parliament',
        'Under which (Law|Act)',
        'Personal Law',
      ],
      read: act,
      sentences: [
        new RegExp(
          String.raw`(?<value>(?:Hindu|Special|Indian Christian|Foreign|Parsi|Muslim|Arya|Anand|` +
            String.raw`Christian)[A-Za-z\s]{0,24}Marriages?(?: and Divorce)?(?: \(?[A-Za-z\s]{0,24}\)?)? Act,? ?(?:\d{4})?)`,
          'i',
        ),
        new RegExp(
          String.raw`(?<value>[A-Z][A-Za-z ]{3,40}(?:Compulsory )?(?:Registration of Marriages?|` +
            String.raw`Marriages? Registration)(?: and [A-Za-z ]+)? (?:Act|Rules),? ?(?:\d{4})?)`,
        ),
      ],
    },
  },
  stops: [
    "Father's Name",
    'Date of Birth',
    'Age',
    'Address',
    'Religion',
    'Occupation',
    'Nationality',
    'Status before marriage',
    'Marital Status',
    'Registrar of Marriages',
    'Marriage Officer',
    'Witness',
    'Witnesses',
    'Particulars',
    'Photograph',
    'Signature',
    '(Details|Particulars) of [the] (Husband|Wife|Bride|Bridegroom|Groom|Marriage)',
    'Marriage',
    'Father',
  ],
  after(open, candidates) {
    parties(open, candidates);
    // The date of a marriage proves that two people are married.
    for (const each of candidates.marriageDate!)
      candidates.maritalStatus!.push({ ...each, value: 'married', by: 'derived', strength: 0.9 });
    candidates.maritalStatus = candidates.maritalStatus!.slice(0, 1);
  },
});
