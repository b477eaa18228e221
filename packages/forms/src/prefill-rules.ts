// What an autofill reference alone cannot say: which of a category's papers a field means. Data; the field's id is the key.

// Only papers of these kinds hold what the question asks, though others of the category have a value of the same name.
export const kindsAsked: Readonly<Record<string, readonly string[]>> = {
  nationalIdIssueDate: ['Aadhaar'],
  nationalIdIssuingAuthority: ['Aadhaar'],
  jobTitle: ['Employment / NOC / leave letter', 'Salary slip', 'Company registration / partnership deed / Udyam'],
  hapId: ['Medical or TB certificate'],
  imeNumber: ['Medical or TB certificate'],
  tbCertificateNumber: ['Medical or TB certificate'],
  fingerprintsDate: ['Previous or current visa'],
  previousVisaStickerNumber: ['Previous or current visa'],
  previousGrantNumber: ['Previous or current visa'],
};

export const schengen = 'AUT BEL BGR HRV CZE DNK EST FIN FRA DEU GRC HUN ISL ITA LVA LIE LTU LUX MLT NLD NOR POL PRT ROU SVK SVN ESP SWE CHE'.split(' '); // prettier-ignore

// Only papers of these states.
export const statesAsked: Readonly<Record<string, readonly string[]>> = {
  fingerprintsDate: schengen,
  previousVisaStickerNumber: schengen,
  previousGrantNumber: ['AUS'],
  usGreenCardNumber: ['USA'],
  usGreenCardExpiry: ['USA'],
};

// Its references are several tellings of one fact: where they differ, a person decides. Of other fields the best source stands alone.
export const oneFact: ReadonlySet<string> = new Set([
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

// The reference comes near the question but does not answer it for certain: proposed, and always asked.
const near: Readonly<Record<string, readonly string[] | 'any'>> = {
  significantDates: 'any',
  certificateOfEligibilityNumber: 'any',
  guarantorName: 'any',
  guarantorAddress: 'any',
  guarantorPhone: 'any',
  accommodationProvince: 'any',
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
};
export const isNear = (fieldId: string, ref: string): boolean =>
  near[fieldId] === 'any' || !!near[fieldId]?.includes(ref);

// The field asks for a part of what is read.
export const partAsked: Readonly<Record<string, 'firstLine' | 'street' | 'houseNumber'>> = {
  employerLine1: 'firstLine',
  'accommodations.line1': 'firstLine',
  accommodationStreet: 'street',
  accommodationBlock: 'houseNumber',
};

// Of several papers of a kind the one with the latest of these counts: last month's slip, this year's return.
export const datedBy: Readonly<Record<string, string>> = {
  'Salary slip': 'payPeriod',
  'ITR-V acknowledgement': 'assessmentYear',
  'Form 16': 'assessmentYear',
  'Bank statement': 'statementTo',
  'Employment / NOC / leave letter': 'letterDate',
  'Cover letter': 'letterDate',
  'Utility bill': 'billDate',
  'Rent agreement': 'agreementFrom',
  'Medical or TB certificate': 'issueDate',
  'Residence permit': 'issueDate',
  'Previous or current visa': 'issueDate',
};
