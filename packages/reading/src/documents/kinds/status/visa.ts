import { normaliseCountry, countryIn } from '../../normalise/normalise-country.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import type { Candidates } from '../../rules/kind-rules.types.ts';
import { personPattern } from '../certificates/certificate-patterns.ts';
import { holder, wholeName } from './holder.ts';
import { issuingState } from './issuing-state.ts';
import { loneNumber } from './lone-number.ts';
import { stayDays } from './stay-days.ts';
import { visaZone } from './visa-zone.ts';

const entries = (raw: string): string | undefined => {
  const text = raw.trim();
  if (/^\d+\s*(?:days?|months?|jours?|tage?|giorni|d[ií]as|dagen)\b/i.test(text)) return undefined; // a length of stay
  const match = /^(?:(?:0?[1-9]|\d\d)\b|one|two|single|double|multiple|mult|multi|M\b|S\b|D\b)[ a-z-]*?/i.exec(text);
  return match ? text.split(/[\n\t]|\s{2,}|\s\/\s/)[0]!.trim() : undefined;
};

// SCHENGEN, optionally with codes of excluded states; otherwise a country.
const validFor = (raw: string): string | undefined => {
  const [text = ''] = raw.split('\n');
  if (!/schengen/i.test(text)) return countryIn(text);
  const left = [...text.matchAll(/-\s*(?<state>[A-Z]{1,3})\b/g)].map(({ groups }) => groups!['state']!);
  return ['SCHENGEN', ...left.map((state) => `-${state}`)].join(' ');
};

// The holder identifies the document's owner, and is also a value for the check of an issued visa.
const fieldsOfParts = {
  name: 'holderName',
  passportNumber: 'holderPassportNumber',
  dateOfBirth: 'holderDateOfBirth',
} as const;
function chooseHolder(candidates: Candidates): void {
  for (const [part, field] of Object.entries(fieldsOfParts)) candidates[field] = [...(candidates[part] ?? [])];
}

export const visa = readByRules({
  kind: 'Previous or current visa',
  fields: {
    visaNumber: {
      about: {
        of: new RegExp(
          String.raw`\b(?:visa|sticker|foil|grant|vignette|label|document|permit|serial)\b.*\b(?:no|number|nr|id|ref|` +
            String.raw`reference|serial)\b|\b(?:no|number)\b.*\bvisa\b`,
        ),
        not: /\b(?:passport|travel|entries|application|control|date|phone)\b/,
      },
      labels: [
        '(Visa|Sticker|Foil|Vignette|Grant|e-Visa|Visa Grant|Entry Permit|Permit|Visa Label) (No|Number|Nr|Num)',
        'Visa Grant (No|Number)',
        'Visa Sticker (No|Number)',
        'Numero de visa',
        'Visumnummer',
        'Visa (No|Number) / (No|Numero)',
        'eVisa No',
        'Visa Foil Number',
      ],
      as: 'code',
      not: [/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/],
    },
    visaType: {
      about: {
        of: /\b(?:type|class|category|kind|subclass|purpose|stream|sort)\b/,
        not: /\b(?:travel|passport|number|no|date|entry|entries|document)\b/,
      },
      labels: [
        '[Visa] (Type|Class|Category)',
        'Type of Visa',
        'Visa Type [/ Class]',
        'Type / Class',
        'Visa (Subclass|Sub Class|Stream|Description)',
        'Type de visa',
        'Visumkategorie',
        'Tipo di visto',
        'Tipo de visado',
        'Art des Visums',
        'Class of Visa',
        'Visa Class',
        'Class',
        'Category',
        'Visa Type/Class',
        'Soort visum',
      ],
      as: 'text',
      not: [/^(?:visa|number of entries)$/i, /^\d{6,}$/],
    },
    issuingCountry: {
      labels: ['Issuing (Country|State)', 'Country of Issue', 'Valid for', 'Valable pour', 'Gultig fur', 'Country'],
    },
    issueDate: {
      labels: [
        '(Date|Dt) of (Issue|Issuance|Grant|Visa Grant|Approval)',
        '(Issue|Issued|Grant|Visa Grant|Approval) (Date|On)',
        'Issued',
        'Delivre le',
        'Ausgestellt am',
        'Le',
        'Date de delivrance',
        'On',
      ],
      sentences: [/\bissued (?:in|at) [A-Z][A-Za-z -]{2,30} on (?<value>[\d]{1,2}[-./ ][A-Za-z\d]{2,9}[-./ ]\d{2,4})/i],
    },
    validFrom: {
      labels: [
        'Enter not before',
        'Not before',
        'In force from',
        'Usable from',
        'Earliest entry',
        '[Visa] Valid From',
        'From',
        'Du',
        'Vom',
        'Validity From',
        'Start Date',
        'Valid from date',
        'Visa Start Date',
        'Validity (Start|Begins)',
        'Dal',
        'Desde',
        'Van',
        'Entry From',
        'Valid (from|du|vom)',
        'From / Du',
        'From / Vom',
        '[May] Enter from',
        'Effective (Date|From)',
        'Visa Effective Date',
      ],
      sentences: [
        /\bvalid(?:ity)?(?: between| period)? ?:? (?<value>\d{1,2}[-./ ]?[A-Za-z\d]{2,9}[-./ ]?\d{2,4}) (?:and|to|-|until|till) \d/i,
        /\bvalid (?:for [A-Z][A-Za-z ]+ )?from (?<value>[\d]{1,2}[-./ ]?[A-Za-z\d]{2,9}[-./ ]?\d{2,4})/i,
      ],
    },
    validUntil: {
      labels: [
        'Enter not after',
        'Not after',
        'Usable until',
        'Latest entry',
        'Good until',
        'Visa ends on',
        '[Visa] Valid (Until|Till|To|Upto|Up to|Through)',
        'Until',
        'Au',
        'Bis',
        'To',
        'Validity (Until|To|Till|Ends)',
        'Expiry [Date]',
        'Expiration Date',
        '(Date|Dt) of Expiry',
        'Expires [On]',
        'End Date',
        'Enter Before',
        'Must not arrive after',
        'Visa Expiry Date',
        'Al',
        'Hasta',
        'Tot',
        'Use by',
        'Must enter before',
        'Last Date of Entry',
        'Until / Au',
        'Until / Bis',
      ],
      sentences: [
        new RegExp(
          String.raw`\bvalid(?:ity)?(?: between| period)? ?:? \d{1,2}[-./ ]?[A-Za-z\d]{2,9}[-./ ]?\d{2,4} (?:and|to|` +
            String.raw`-) (?<value>\d{1,2}[-./ ]?[A-Za-z\d]{2,9}[-./ ]?\d{2,4})`,
          'i',
        ),
        /\b(?:until|till|valid to|up to|upto) (?<value>[\d]{1,2}[-./ ]?[A-Za-z\d]{2,9}[-./ ]?\d{2,4})/i,
      ],
    },
    entries: {
      about: {
        of: /\b(?:entries|entry|journeys|visits|times|crossings|may enter)\b/,
        not: /\b(?:date|before|after|port|point|from|until|place|first|last)\b/,
      },
      labels: [
        '(Number|No|Nr) of Entries',
        '[Permitted|Allowed|Visa] Entries',
        'Nombre dentrees',
        "Nombre d'entrees",
        'Anzahl der Einreisen',
        'Entry',
        'Entries',
        'Entry Type',
        'Entries Allowed',
        'Travel Facility',
        'Numero di ingressi',
        'Numero de entradas',
        'Journeys',
      ],
      read: entries,
    },
    fingerprintsDate: {
      about: { of: /\b(?:fingerprints?|biometrics?)\b/ },
      labels: [
        'Fingerprints [Taken|Captured|Collected] [On|Date]',
        'Biometrics [Taken|Captured|Collected|Enrolled|Provided] [On|Date]',
        'Date of (Fingerprints|Biometrics|Fingerprinting)',
        'VIS (Date|Fingerprints)',
        'Biometric Date',
      ],
      sentences: [
        /(?:fingerprints?|biometrics?)[^.\n]{0,40}?(?:on|:|dated)\s*(?<value>[\d]{1,2}[-./ ][A-Za-z\d]{2,9}[-./ ]\d{2,4})/i,
      ],
    },
    name: {
      isPart: true,
      labels: ['[Full|Applicant|Holder] Name', 'Surname, Name', 'Surname, Forename', 'Applicant', 'Name of Applicant'],
      read: holder,
      sentences: [new RegExp(String.raw`\bDear ${personPattern}(?=,)`, 'u')],
    },
    passportNumber: {
      isPart: true,
      as: 'code',
      labels: ['Passport [No|Number]', '(Number|No) of Passport', 'Travel Document [No|Number]'],
      pattern: /^[A-Z]{1,2}\d{6,8}$/,
    },
    dateOfBirth: { isPart: true, as: 'date', labels: ['Date of Birth', 'Birth Date', 'DOB'] },
    surname: { isPart: true, as: 'name', labels: ['Surname', 'Surname(s)', 'Last Name', 'Family Name'] },
    givenNames: {
      isPart: true,
      as: 'name',
      labels: ['Given Name', 'Given Names', 'Given Name(s)', 'First Name', 'Forename(s)', 'Forenames'],
    },
    holderName: { as: 'name' },
    holderPassportNumber: { as: 'code' },
    holderDateOfBirth: { as: 'date' },
    holderNationality: {
      as: 'country',
      labels: ['Nationality', 'Citizenship', 'Nationality / Citizenship', 'Country of Citizenship'],
      read: normaliseCountry,
    },
    validFor: {
      labels: [
        'Valid for',
        'Valable pour',
        'Gultig fur',
        'Valido per',
        'Valido para',
        'Geldig voor',
        'Valid in',
        'Territory',
      ],
      read: validFor,
    },
    stayDays: {
      as: 'amount',
      read: stayDays,
      labels: [
        '(Duration|Length|Period) of [Each|Permitted|Authorised] (Stay|Visit)',
        'Duree du sejour',
        'Dauer des Aufenthalts',
        'Durata del soggiorno',
        'Duracion de la estancia',
        'Duur van het verblijf',
        'Stay Period',
        '(Permitted|Maximum|Max|Authorised) Stay',
        'Stay (Duration|Allowed|Permitted)',
        'Days of Stay',
      ],
      sentences: [
        new RegExp(
          String.raw`\bstay(?:s)?(?: there| in the country)?(?: of| for| is| may be)?(?: up to| not exceeding|` +
            String.raw` no longer than)? (?<value>\d{1,3} (?:days|months))`,
          'i',
        ),
        /\b(?:remain|stay) (?:in [A-Z][A-Za-z ]{2,30} )?for (?:up to |not more than )?(?<value>\d{1,3} (?:days|months))/i,
      ],
    },
  },
  stops: [
    'Control (No|Number)',
    '(Number|No) of Passport',
    'Numero de passeport',
    'Travel Document',
    'Passport (No|Number)',
    'Surname, Name',
    'Name',
    'Remarks',
    'Observations',
    'Issuing Post [Name]',
    'Issued (In|At)',
    'Place of Issue',
    'Annotation',
    'Birth Date',
    'Nationality',
    'Sex',
    'Conditions',
    'Purpose',
    'Sponsor',
    'Applicant',
  ],
  after(open, candidates) {
    issuingState(open, candidates);
    loneNumber(open, candidates, 'visaNumber');
    wholeName(open, candidates);
    chooseHolder(candidates);
    visaZone(open, candidates);
  },
});
