// Document constants without schemas, for the browser.
export const documentCategories = [
  'Passport',
  'Proof of Funds',
  'Insurance',
  'Proof of Travel',
  'Letter',
  'Proof of Employment',
  'Photo',
  'Other',
  'National ID',
  'Proof of Status',
  'Proof of Relationship',
  'Proof of Marital Status',
  'Proof of Address',
] as const;
export type DocumentCategory = (typeof documentCategories)[number];

// The stages of a document. `rejected` has a reason for the person; `failed` is stored for inspection after all retries.
export const documentStages = [
  'uploaded',
  'scanned',
  'rendered',
  'read',
  'classified',
  'extracted',
  'checked',
] as const;
export const documentStates = [...documentStages, 'rejected', 'failed'] as const;
export type DocumentStage = (typeof documentStages)[number];
export type DocumentState = (typeof documentStates)[number];
export const isSettled = (state: DocumentState): boolean => ['checked', 'rejected', 'failed'].includes(state);

export const rejectionReasons = [
  'infected',
  'notWhatItSays', // the content does not match the file type, or is not accepted
  'activeContent', // a PDF with scripts or attachments
  'damaged',
  'tooManyPages',
  'tooManyPixels',
  'passwordNeeded', // resolved by unlock-doc
  'tooSlow',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const retakeCauses = ['blur', 'glare', 'cutEdge', 'tooSmall', 'tooDark', 'noMrz', 'unreadable'] as const;
export type RetakeCause = (typeof retakeCauses)[number];

// accept: check digits or two independent readings agree. confirm: a person checks the crop. retake: the picture is unusable.
export const readOutcomes = ['accept', 'confirm', 'retake'] as const;

// own: it names this applicant. other: it certainly names another traveller and not this one.
export const belongings = ['own', 'other', 'unclear'] as const;
export type Belonging = (typeof belongings)[number];

// Why it is asked whose a document is. similar: the traveller's name is written differently. different: it is another
// name. sameName: the name is the traveller's, but another fact is not, or another traveller has the same name.
export const ownerQuestions = ['similar', 'different', 'sameName'] as const;
export type OwnerQuestion = (typeof ownerQuestions)[number];
// traveller: the person it names is this traveller. supporting: it is someone else's and is used for this application.
export const ownerAnswers = ['traveller', 'supporting'] as const;
export type OwnerAnswer = (typeof ownerAnswers)[number];

// The two name fields of a passport. A person with one name has one of them blank.
export const nameFields = ['surname', 'givenNames'] as const;
export type NameField = (typeof nameFields)[number];

// Given with an account that is created through an agency's start link; it ends with the account.
export const agencyConsent = 'shareWithAgency';

// The agreed text is stored with the consent; a changed text is a new version.
export const consentPurposes = ['readDocuments', 'readElsewhere'] as const; // readElsewhere: by an external engine the realm's admin chose
export const consentVersion = 1;

export const uploadLimits = {
  fileBytes: 25 * 1024 * 1024,
  pages: 300,
  pixels: 50e6, // a picture; a phone's 48 megapixels fit
  waitSeconds: 25, // process-docs answers with the state then
  // A ZIP of files for everyone on a trip; each file in it is then subject to the limits above.
  zip: { bytes: 64 * 1024 * 1024, files: 300, unpackedBytes: 128 * 1024 * 1024, ratio: 100 },
  applicant: { files: 30, filesAnHour: 300, bytesAnHour: 300 * 1024 * 1024, processingSecondsAnHour: 1_200 },
  staff: { files: 300, filesAnHour: 5_000, bytesAnHour: 5 * 1024 * 1024 * 1024, processingSecondsAnHour: 7_200 },
} as const;
export const uploadMediaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type UploadMediaType = (typeof uploadMediaTypes)[number];
