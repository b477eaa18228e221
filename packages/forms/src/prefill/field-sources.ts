// Restrictions that an autofill reference cannot express: which documents of a category a field refers to. Keyed by field id.

// Only these document kinds answer the question, although others in the category have a value of the same name.
export const requiredKinds: Readonly<Record<string, readonly string[]>> = {
  nationalIdIssueDate: ['Aadhaar'],
  nationalIdIssuingAuthority: ['Aadhaar'],
  jobTitle: ['Employment / NOC / leave letter', 'Salary slip', 'Company registration / partnership deed / Udyam'],
  hapId: ['Medical or TB certificate'],
  imeNumber: ['Medical or TB certificate'],
  tbCertificateNumber: ['Medical or TB certificate'],
  fingerprintsDate: ['Previous or current visa'],
  previousVisaStickerNumber: ['Previous or current visa'],
  previousGrantNumber: ['Previous or current visa'],
  lastChinaVisaType: ['Previous or current visa'],
  lastChinaVisaNumber: ['Previous or current visa'],
  lastChinaVisaIssueDate: ['Previous or current visa'],
  validOtherVisaCountries: ['Previous or current visa'],
  lastUsVisaIssueDate: ['Previous or current visa'],
  lastUsVisaNumber: ['Previous or current visa'],
};

export const schengenStates =
  'AUT BEL BGR HRV CZE DNK EST FIN FRA DEU GRC HUN ISL ITA LVA LIE LTU LUX MLT NLD NOR POL PRT ROU SVK SVN ESP SWE CHE'.split(
    ' ',
  );

// Only documents issued by these states.
export const requiredStates: Readonly<Record<string, readonly string[]>> = {
  fingerprintsDate: schengenStates,
  previousVisaStickerNumber: schengenStates,
  previousGrantNumber: ['AUS'],
  usGreenCardNumber: ['USA'],
  usGreenCardExpiry: ['USA'],
  lastChinaVisaType: ['CHN'],
  lastChinaVisaNumber: ['CHN'],
  lastChinaVisaIssueDate: ['CHN'],
  lastUsVisaIssueDate: ['USA'],
  lastUsVisaNumber: ['USA'],
  refusedUsVisaDetails: ['USA'],
};

// All references state the same fact: if they differ, a person decides. For other fields only the best source is used.
export const singleFactFields: ReadonlySet<string> = new Set([
  'sex',
  'dateOfBirth',
  'nationality',
  'placeOfBirth',
  'countryOfBirth',
  'motherFullName',
  'fatherFullName',
  'spouseSurname',
  'spouseGivenNames',
]);

// The reference only approximates the answer: it is proposed but never certain.
const near: Readonly<Record<string, readonly string[] | 'any'>> = {
  significantDates: 'any',
  certificateOfEligibilityNumber: 'any',
  guarantorName: 'any',
  guarantorAddress: 'any',
  guarantorPhone: 'any',
  accommodationProvince: 'any',
  provinceOfStay: 'any',
  hostSignatoryName: 'any',
  accommodationRegency: 'any',
  firstEntryCountry: 'any',
  purposeStatusOfResidence: 'any',
  fundsAmount: 'any',
  fundsDescription: 'any',
  localContactPurpose: 'any',
  plannedActivities: 'any',
  education: 'any',
  inviters: 'any',
  employerContactName: 'any',
  workPhone: 'any',
  sponsorName: ['Letter.inviterName'],
  fingerprintsDate: ['Proof of Status.issueDate'],
  addressCountry: ['application.visaFrom'],
  residenceCountry: ['application.visaFrom'],
  passportIssuingAuthority: ['Passport.placeOfIssue'],
  annualIncome: ['Proof of Funds.grossTotalIncome'],
  boardingCountry: 'any',
  recentCountry: 'any',
  supportingDocumentNumber: 'any',
  supportingDocumentIssueDate: 'any',
  supportingDocumentExpiry: 'any',
  guardianFullName: 'any',
  whatsappNumber: 'any',
};
export const isApproximate = (fieldId: string, ref: string): boolean =>
  near[fieldId] === 'any' || !!near[fieldId]?.includes(ref);

// The field asks for part of the value.
export const addressParts: Readonly<Record<string, 'firstLine' | 'street' | 'houseNumber'>> = {
  employerLine1: 'firstLine',
  accommodationLine1: 'firstLine',
  studyInstitutionLine1: 'firstLine',
  'accommodations.line1': 'firstLine',
  accommodationStreet: 'street',
  accommodationBlock: 'houseNumber',
};

// Of several documents of a kind, the one with the latest date counts, for example the latest salary slip.
export const dateFields: Readonly<Record<string, string>> = {
  'Salary slip': 'payPeriod',
  'ITR-V acknowledgement': 'assessmentYear',
  'Form 16': 'assessmentYear',
  'Form 26AS': 'assessmentYear',
  'Annual information statement (AIS)': 'assessmentYear',
  'Net worth certificate': 'netWorthDate',
  'Bank statement': 'statementTo',
  'Employment / NOC / leave letter': 'letterDate',
  'Cover letter': 'letterDate',
  'Utility bill': 'billDate',
  'Rent agreement': 'agreementFrom',
  'Medical or TB certificate': 'issueDate',
  'Residence permit': 'issueDate',
  'Previous or current visa': 'issueDate',
};
