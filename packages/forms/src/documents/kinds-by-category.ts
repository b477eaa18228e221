import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';

// The kinds of categories.json by category, without the schemas, which are too large for the browser; a test compares them.
export const kindsByCategory: Readonly<Record<DocumentCategory, readonly string[]>> = {
  Passport: ['Indian passport', 'Previous passport'],
  'Proof of Funds': [
    'Bank statement',
    'ITR-V acknowledgement',
    'Form 16',
    'Form 26AS',
    'Annual information statement (AIS)',
    'Net worth certificate',
    'Fixed deposit receipt',
    'Education loan sanction letter',
  ],
  Insurance: ['Travel insurance policy'],
  'Proof of Travel': [
    'Flight e-ticket or reservation',
    'Hotel booking',
    'Day-wise itinerary',
    'Train, ferry or rental booking',
  ],
  Letter: [
    'Cover letter',
    'Invitation letter',
    'Sponsorship letter or affidavit',
    'Admission or offer letter',
    'Parental consent (minor)',
  ],
  'Proof of Employment': [
    'Employment / NOC / leave letter',
    'Salary slip',
    'GST registration certificate',
    'Company registration / partnership deed / Udyam',
    'Student ID or bonafide certificate',
    'Pension statement',
  ],
  Photo: ['Applicant photo'],
  Other: [
    'Other document',
    'Police clearance certificate',
    'Medical or TB certificate',
    'Academic transcript or test score',
    'Property document',
  ],
  'National ID': ['Aadhaar', 'PAN card', 'Voter ID (EPIC)', 'Driving licence'],
  'Proof of Status': ['Residence permit', 'Previous or current visa', 'Visa refusal letter'],
  'Proof of Relationship': ['Birth certificate', 'Family register / ration card', 'Host relationship evidence'],
  'Proof of Marital Status': ['Marriage certificate', 'Divorce decree', 'Death certificate of spouse'],
  'Proof of Address': ['Utility bill', 'Rent agreement', 'Bank passbook / statement address page'],
};
