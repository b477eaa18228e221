import { compact } from '../../normalise/normalise-code.ts';
import { readByRules } from '../../rules/read-by-rules.ts';

const relatives =
  "(Father|Father's|Fathers|Husband|Husband's|Husbands|Mother's|Guardian's|Relation's|Relative's|Relative)";

export const voterId = readByRules({
  kind: 'Voter ID (EPIC)',
  fields: {
    epicNumber: {
      about: { of: /\b(?:epic|identity card|card|voter)\b/, not: /\b(?:name|date|signature)\b/ },
      labels: [
        'EPIC [No|Number]',
        '[Voter] (ID|Identity) [Card] (No|Number)',
        '(Elector|Electors|Voter) Photo Identity Card [No|Number]',
        'Card (No|Number)',
        'Identity Card No',
      ],
      anywhere: /\b[A-Z]{3} ?\/?\d{7}\b|\b[A-Z]{2}\/\d{2}\/\d{3}\/\d{6,7}\b/,
      read: (raw) => /[A-Z]{3}\d{7}|[A-Z]{2}\d{11,12}/.exec(compact(raw))?.[0],
    },
    name: {
      labels: ["(Elector's|Electors|Elector|Voter's|Voter) Name", 'Name of [the] (Elector|Voter)', '[Full] Name'],
    },
    fatherName: {
      about: {
        of: /\b(?:father|husband|guardian|relative|parent|spouse|mother)\b/,
        not: /\b(?:age|birth|no|number|address)\b/,
      },
      labels: [
        '(Father|Husband|Guardian|Mother|Spouse)',
        '(Son|Daughter|Wife|Child) of',
        'Son / Daughter / Wife of',
        '(S/o|D/o|W/o)',
        'Name of (Guardian|Spouse|Husband / Father)',
        `${relatives} Name`,
        'Name of [the] (Father|Husband|Father/Husband|Relative)',
        "Father / Husband's Name",
        "Father's/Husband's Name",
        'Relation Name',
      ],
    },
    dateOfBirth: { labels: ['(Date|Dt) of Birth [/ Age]', 'DOB', 'Birth Date', 'Date of Birth or Age'] },
    sex: { labels: ['Sex', 'Gender', '(Sex|Gender) [/ Age]'] },
    address: {
      labels: [
        '[Residential|Permanent|Full|House] Address',
        'Address of Elector',
        'Residence',
        'House (No|Number)',
        'Resident of',
      ],
    },
  },
  stops: [
    'Electoral Registration Officer',
    'Assembly Constituency [No|Number|Name|No and Name]',
    'Part (No|Number|No and Name)',
    'Serial No',
    'Polling Station',
    'Age as on',
    'Facsimile Signature',
    'Download Date',
    'Issue Date',
  ],
});
