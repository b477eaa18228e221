import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';

export interface TravellerDocument {
  readonly kind: string; // a document kind of the forms; 'Indian passport' is drawn, the others are printed
  readonly layout: string;
  readonly seed?: string; // for another document of the same kind and person
}
export interface Traveller {
  readonly name: string;
  readonly group: VisaGroup;
  readonly personSeed: string;
  readonly employment: 'Employed' | 'Student';
  readonly documents: readonly TravellerDocument[];
}

// Complete sets of documents of three people. Some must not be used as a source by mistake: an earlier passport, a child's birth
// certificate, an Aadhaar with masked digits, a driving licence, a police certificate, visas of several states.
export const travellers: readonly Traveller[] = [
  {
    name: 'employed tourist',
    group: 'Tourism',
    personSeed: 'forms tourist 6',
    employment: 'Employed',
    documents: [
      { kind: 'Indian passport', layout: 'monsoon' },
      { kind: 'Previous passport', layout: 'stamped' },
      { kind: 'Aadhaar', layout: 'letter' },
      { kind: 'PAN card', layout: 'bilingual' },
      { kind: 'Utility bill', layout: 'power' },
      { kind: 'Marriage certificate', layout: 'registrar' },
      { kind: 'Birth certificate', layout: 'municipal', seed: 'letter 1' },
      { kind: 'Employment / NOC / leave letter', layout: 'certificate' },
      { kind: 'Salary slip', layout: 'columns' },
      { kind: 'Bank statement', layout: 'two-line' },
      { kind: 'ITR-V acknowledgement', layout: 'boxed' },
      { kind: 'Flight e-ticket or reservation', layout: 'receipt' },
      { kind: 'Hotel booking', layout: 'confirmation', seed: 'hotel 4' },
      { kind: 'Hotel booking', layout: 'voucher', seed: 'hotel 5' },
      { kind: 'Travel insurance policy', layout: 'schedule' },
      { kind: 'Cover letter', layout: 'headed' },
      { kind: 'Invitation letter', layout: 'personal', seed: 'letter 5' },
      { kind: 'Previous or current visa', layout: 'notice', seed: 'status 4' },
      { kind: 'Previous or current visa', layout: 'notice', seed: 'status 5' },
      { kind: 'Visa refusal letter', layout: 'boxes' },
    ],
  },
  {
    name: 'business traveller',
    group: 'Business',
    personSeed: 'forms business 6',
    employment: 'Employed',
    documents: [
      { kind: 'Indian passport', layout: 'banyan' },
      { kind: 'Aadhaar', layout: 'letter' },
      { kind: 'Driving licence', layout: 'chip' },
      { kind: 'Rent agreement', layout: 'leave-and-licence' },
      { kind: 'Birth certificate', layout: 'atlas', seed: 'letter 2' },
      { kind: 'Divorce decree', layout: 'family-court' },
      { kind: 'Employment / NOC / leave letter', layout: 'particulars' },
      { kind: 'Salary slip', layout: 'modern' },
      { kind: 'Bank statement', layout: 'dense' },
      { kind: 'Form 16', layout: 'certificate' },
      { kind: 'Flight e-ticket or reservation', layout: 'cards' },
      { kind: 'Hotel booking', layout: 'list' }, // without its e-mail address
      { kind: 'Travel insurance policy', layout: 'certificate' },
      { kind: 'Cover letter', layout: 'letter' },
      { kind: 'Invitation letter', layout: 'business' },
      { kind: 'Residence permit', layout: 'resident', seed: 'status 11' },
      { kind: 'Police clearance certificate', layout: 'passport-office' },
      { kind: 'Medical or TB certificate', layout: 'hospital' },
    ],
  },
  {
    name: 'student',
    group: 'Student',
    personSeed: 'forms student 4',
    employment: 'Student',
    documents: [
      { kind: 'Indian passport', layout: 'lagoon' },
      { kind: 'Aadhaar', layout: 'card' }, // its number is masked
      { kind: 'Bank passbook / statement address page', layout: 'letter' },
      { kind: 'Student ID or bonafide certificate', layout: 'bonafide' },
      { kind: 'Admission or offer letter', layout: 'statement' },
      { kind: 'Sponsorship letter or affidavit', layout: 'letter', seed: 'letter 2' },
      { kind: 'Invitation letter', layout: 'declaration', seed: 'letter 1' },
      { kind: 'Cover letter', layout: 'stepwise' },
      { kind: 'Bank statement', layout: 'running' },
      { kind: 'Education loan sanction letter', layout: 'letter' },
      { kind: 'Academic transcript or test score', layout: 'transcript', seed: 'letter 3' },
      { kind: 'Medical or TB certificate', layout: 'screening', seed: 'letter 1' },
      { kind: 'Flight e-ticket or reservation', layout: 'agency' },
      { kind: 'Hotel booking', layout: 'confirmation' },
      { kind: 'Marriage certificate', layout: 'sentence' },
      { kind: 'Travel insurance policy', layout: 'letter' },
      { kind: 'Previous or current visa', layout: 'notice', seed: 'status 14' },
    ],
  },
];
