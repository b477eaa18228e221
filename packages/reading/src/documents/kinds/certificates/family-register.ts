import { normaliseName } from '../../normalise/normalise-name.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { cellValue, readTable } from '../../rules/read-table.ts';
import type { ReadValue } from '../../readable-document.types.ts';
import { numberWords, personPattern } from './certificate-patterns.ts';

const columns = {
  number: ['(S|Sr|Sl|Serial) [No]', 'No', '#'],
  name: [
    '[Full] Name [of [the|] (Member|Members|Family Member|Person)]',
    'Name of [the] (Member|Members|Family Member|Person)',
    "(Member|Member's|Family Member) Name",
    'Members',
    'Full Name of [the] (Family Member|Member)',
  ],
  relationship: [
    'Relationship [with|to] [the|] [Head|HOF|Head of Family|Card Holder|Head of the Family|NFSA Head|' +
      'Head of Household|Head of the Household|the Head of [the|] (Family|Household)]',
    'Relation [with|to] [the|] [Head|HOF|Head of Family|Card Holder|Head of the Family]',
    'Relationship',
    'Relation',
  ],
  dateOfBirth: ['Born', '(Date|Dt) of Birth [/ Age]', 'DOB', 'Birth Date', 'Born [on]'],
  age: ['Age [(Years)|in Years|(Yrs)]'],
  sex: ['Sex', 'Gender', 'M/F'],
  other: [
    'Aadhaar [No|Number|Seeded|Status|Linked]',
    'UID',
    'Occupation',
    'Remarks',
    'eKYC',
    'Status',
    'Marital Status',
  ],
} as const;

export const familyRegister = readByRules({
  kind: 'Family register / ration card',
  fields: {
    headOfFamily: {
      about: {
        of: new RegExp(
          String.raw`\bhead\b|\bchief\b|\bprincipal (?:member|person)\b|\bcard ?holder\b|\bhof\b|\b(?:senior|` +
            String.raw`eldest) (?:member|lady|woman)\b|\bholder\b`,
        ),
        not: /\b(?:relation|relationship|father|husband|age|birth|signature|office|quarter)\b/,
      },
      labels: [
        '[Name of [the|] ](Family|Household) Head',
        'Name of [the] (Family|Household) Head',
        'Head Member',
        'Card issued to',
        '(Senior|Eldest) (Lady|Woman|Member)',
        'Mukhiya',
        '(Kutumb|Parivar) (Pramukh|Mukhiya)',
        '[Name of [the|] ](Head|HOF) [of [the|] (Family|Household)]',
        'Name of [the] (Head|HOF|Card Holder) [of [the|] (Family|Household)]',
        "(Card Holder|Card Holder's|Cardholder|Holder) [Name]",
        'HOF [Name]',
        'Head of (Family|the Family|Household)',
        'Head',
      ],
      as: 'name',
      sentences: [
        new RegExp(String.raw`\b(?:household|family) of ${personPattern}`, 'u'),
        new RegExp(String.raw`${personPattern},? (?:is )?(?:the )?head of (?:the )?(?:family|household)`, 'u'),
      ],
    },
    cardNumber: {
      labels: [
        `[Ration|Family|e-Ration|RC|Smart|Family Register] Card ${numberWords}`,
        `Register / Card ${numberWords}`,
        `(Ration|RC|Family ID|Register|Family|Family Register|Household|Certificate|Entry) ${numberWords}`,
        'Family ID',
        'Card ID',
        'Parivar (ID|Pehchan Patra No)',
        '(Smart|Digital|Digitised|New|Old) [Ration|Family] Card (No|Number|ID)',
        'Ration Card',
        'Smart Family Card',
        'Family Card',
        'NFSA ID',
        'UFC (No|Number)',
        'RC ID',
        'Janaadhaar ID',
        'Samagra [Family] ID',
        'PPP ID',
        'Card',
      ],
      as: 'code',
      about: {
        of: /\b(?:card|family|household|register|ration)\b.*\b(?:no|number|id|code)\b/,
        not: /\b(?:aadhaar|gas|mobile|shop|members?|page|ward|bank)\b/,
      },
    },
  },
  stops: [
    'Card (Type|Category)',
    'Scheme',
    "Father's / Husband's Name",
    'FPS (Name|No|Code)',
    'Fair Price Shop',
    'Gas Connection',
    'Annual Income',
    'Village',
    'Ward',
    'Block',
    'Tehsil',
    'Date of Issue',
    'Issue Date',
    'No of Members',
    'Number of Members',
    'Total Members',
    ...columns.relationship,
    ...columns.age,
    ...columns.name.slice(1),
  ],
  after({ lines }) {
    const members = readTable(lines, columns, {
      key: ['name'],
      until: /^(?:total|note|date|signature|issued|this is|seal|place|remarks|certified)\b/i,
    })
      .map(({ cells }) => {
        const row: Record<string, ReadValue> = {};
        const own = cellValue(cells.name, 'name', (raw) => normaliseName(raw.replace(/^\d+[.)]?\s+/, '')));
        const relationship = cellValue(cells.relationship, 'text');
        const dateOfBirth = cellValue(cells.dateOfBirth, 'date');
        if (own) row.name = own;
        if (relationship) row.relationship = relationship;
        if (dateOfBirth) row.dateOfBirth = dateOfBirth;
        return row;
      })
      .filter((row) => row.name && (row.relationship || row.dateOfBirth));
    return members.length > 0 ? { tables: { members } } : undefined;
  },
});
