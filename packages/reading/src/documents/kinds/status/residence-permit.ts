import { addCandidate } from '../../values/add-candidate.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { certifiedPattern, dayPattern, personPattern } from '../certificates/certificate-patterns.ts';
import { holder, wholeName } from './holder.ts';
import { loneNumber } from './lone-number.ts';
import { issuingState } from './issuing-state.ts';

const until =
  '(Valid (Until|Till|To|Upto|Thru)|Valid Through|Card Expiry|Card Expires|Expiry [Date]|Date of ' +
  'Expiry|Expires [On]|Expiration Date|Gultig bis|Valable jusquau|Valido (hasta|fino al)|Geldig tot|' +
  "Date d'expiration|Expiration|Permit Expiry Date|Expiry)";

const reEntryPattern = new RegExp(
  String.raw`\b(?:multiple re-?\s?entr(?:y|ies)|re-?\s?entry\s+(?:is\s+)?(?:not\s+)?(?:permitted|allowed)|` +
    String.raw`no\s+re-?\s?entry|(?:not|does not)\s+(?:valid for|allow|permit)\s+re-?\s?entry|(?:allows?|permits?|` +
    String.raw`valid for)\s+re-?\s?entry|may\s+(?:leave\s+(?:the\s+country\s+)?and\s+)?re-?\s?enter|` +
    String.raw`unlimited travel)\b`,
  'i',
);

export const residencePermit = readByRules({
  kind: 'Residence permit',
  fields: {
    permitNumber: {
      about: {
        of: new RegExp(
          String.raw`\b(?:permit|card|document|title|residence|pass|record|serial|id|visa|registration|` +
            String.raw`licence)\b.*\b(?:no|number|nr|id|ref|reference)\b|\b(?:no|number)\b.*\b(?:permit|card|document|` +
            String.raw`title|record)\b`,
        ),
        not: /\b(?:passport|phone|tax|social|personal|file|date|support)\b/,
      },
      labels: [
        '(Residence|Permit|Card|Document|Title|ID|Licence|Visa|UID|File|Pass|Resident|Zairyu|BRP|Grant|Approval) (No|Number|Nr|Num)',
        '(Residence Permit|Permit|Residence Card|Resident Card|Identity|FIN|USCIS|Alien|Alien Registration|' +
          'Registration|Pass|Document|Licence|Visa Grant|Visa) (No|Number|Nr)',
        'USCIS',
        'A-Number',
        'Numero',
        'Kartennummer',
        'Documentnummer',
        'FIN',
        'BRP No',
        'Nr / No',
        'No / Nr',
        'Number / Nummer',
        'No / Numero',
      ],
      as: 'code',
      not: [/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/],
    },
    permitType: {
      about: {
        of: /\b(?:type|class|category|kind|sort|status|basis|ground|purpose)\b/,
        not: /\b(?:number|no|date|marital|passport|document|travel|blood)\b/,
      },
      labels: [
        '[Residence] (Permit|Pass|Card|Title|Visa) (Type|Category|Class)',
        'Type [of (Permit|Title|Pass|Residence|Visa|Card|Residence Permit)]',
        'Category',
        'Class [of Admission]',
        'Art des (Titels|Aufenthaltstitels)',
        'Type de titre',
        'Tipo de permiso',
        'Tipo di permesso',
        'Soort verblijfsvergunning',
        'Status of Residence',
        'Immigration Status',
        '(Class|Kind|Category|Type|Title) of (Residence|Stay|Permit|Permission)',
        'Visa (Subclass|Class|Type)',
        'Residence Type',
        'Purpose of (Stay|Residence)',
        'Status',
        'Class of Permit',
      ],
      as: 'text',
      not: [/^\d+$/],
    },
    issuingCountry: { labels: ['Issuing (Country|State)', 'Country of Issue', 'Issued by'] },
    name: {
      about: {
        of: /\bnames?\b|\b(?:holder|bearer|person|resident|permit holder|granted to|issued to)$/,
        not: /\b(?:father|mother|spouse|husband|employer|sponsor|office|authority|company|signature|surname|family|given|first|last)\b/,
      },
      labels: [
        "[Full|Holder's|Holder] Name [of (Holder|the Holder)]",
        'Name, Surname',
        'Surname [and|&] [Given|First] Name(s)',
        'Surname, Forenames',
        'Nom, Prénom',
        'Name, Vorname',
        'Names',
        'Nom et prenom',
        'Apellidos y nombre',
        'Cognome e nome',
        'Naam',
        'Name of Applicant',
        'Permit Holder',
        'Name / Nom',
        'Name Vorname',
      ],
      read: holder,
      sentences: [
        new RegExp(
          String.raw`(?:${certifiedPattern}|granted to|issued to|holder:?) ${personPattern}(?=,? (?:an? |holding|holder|` +
            String.raw`born|of|bearing|has|is|national|\())`,
          'u',
        ),
      ],
    },
    issueDate: {
      labels: [
        '(Date|Dt) of (Issue|Issuance|Grant|Approval)',
        '(Issue|Issued|Grant|Granted|Approval|Approved|Start) (Date|On)',
        'Resident Since',
        'Issued',
        'Delivre le',
        'Ausgestellt am',
        'Fecha de expedicion',
        'Data di rilascio',
        'Datum afgifte',
        'Valid From',
        'Date de delivrance',
        'Place and Date of Issue',
        'Place / Date of Issue',
        'Ausstellungsdatum',
      ],
    },
    expiryDate: { labels: [until, 'Must not travel after', 'Stay until', 'Period of Stay'] },
    surname: {
      isPart: true,
      labels: [
        'Surname',
        'Name / Surname',
        'Surname / Name',
        'Nom / Surname',
        'Surname / Nom',
        'Surname(s)',
        'Name (Surname)',
        'Surnames',
        'Last Name',
        'Family Name',
        'Nachname',
        'Nom',
      ],
    },
    givenNames: {
      isPart: true,
      labels: [
        'Given Name',
        'Vornamen / Forenames',
        'Vornamen / Given Names',
        'Prenoms / Given Names',
        'Given Names / Prenoms',
        'Given Name(s)',
        'Given Names',
        'First Name',
        'First Names',
        'Forenames',
        'Forename(s)',
        'Vornamen',
        'Vorname',
        'Prenoms',
        'Prenom',
      ],
    },
    reEntryAllowed: {
      labels: [
        'Re-entry [Allowed|Permitted|Permit]',
        'Re entry',
        'Multiple Re-entry',
        'Reentry Permitted',
        'Travel Facility',
      ],
    },
    passportNumber: {
      isPart: true,
      as: 'code',
      labels: ['Passport [No|Number]'],
      anywhere: /\b[A-Z]\d{7}\b/,
      pattern: /^[A-Z]\d{7}$/,
    },
    dateOfBirth: {
      isPart: true,
      as: 'date',
      labels: ['Date of Birth', 'Date and Place of Birth', 'Birth Date', 'DOB'],
      sentences: [new RegExp(String.raw`\bborn(?: on)?(?: the)? ${dayPattern}`, 'i')],
    },
  },
  stops: [
    'Nationality',
    'Remarks',
    'Date of Birth',
    'Place of Birth',
    'Employer',
    'Sponsor',
    'Profession',
    'Height',
    'Eye Colour',
    'Address',
    'Passport No',
    'Sex',
    'Signature',
  ],
  after(open, candidates) {
    issuingState(open, candidates);
    loneNumber(open, candidates, 'permitNumber');
    wholeName(open, candidates);
    const { text } = open.flow;
    const match = reEntryPattern.exec(text);
    if (!match) return;
    const value = /\bnot?\b/i.test(match[0]) ? 'false' : 'true';
    addCandidate(
      candidates,
      'reEntryAllowed',
      { text: match[0], ...open.flow.wordsBetween(match.index, match.index + match[0].length) },
      { value, by: 'sentence', strength: 0.85 },
    );
  },
});
