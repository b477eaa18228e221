// What a field says about the traveller or the journey, in whichever document it is printed.
export type StatedFact =
  | 'name'
  | 'birthDate'
  | 'birthPlace'
  | 'sex'
  | 'passportNumber'
  | 'earlierNumber'
  | 'earlierIssueDate'
  | 'earlierIssuePlace'
  | 'panNumber'
  | 'fatherName'
  | 'motherName'
  | 'spouseName'
  | 'address'
  | 'city'
  | 'district'
  | 'state'
  | 'postcode'
  | 'phone'
  | 'employerName'
  | 'employerAddress'
  | 'designation'
  | 'joiningDate'
  | 'institutionName'
  | 'courseName'
  | 'bankName'
  | 'accountNumber'
  | 'assessmentYear'
  | 'totalIncome'
  | 'inviterName'
  | 'journeyStart'
  | 'journeyEnd';

const facts: Readonly<Record<StatedFact, readonly string[]>> = {
  name: [
    'fullName',
    'name',
    'accountHolderName',
    'employeeName',
    'studentName',
    'passengerName',
    'guestName',
    'insuredName',
    'borrowerName',
    'pensionerName',
    'tenantName',
    'childName',
    'holderName',
    'ownerName',
    'legalName',
  ],
  birthDate: ['dateOfBirth', 'insuredDateOfBirth'],
  birthPlace: ['placeOfBirth'],
  sex: ['sex'],
  passportNumber: ['passportNumber', 'insuredPassportNumber'],
  earlierNumber: ['oldPassportNumber'],
  earlierIssueDate: ['oldPassportIssueDate'],
  earlierIssuePlace: ['oldPassportPlaceOfIssue'],
  panNumber: ['panNumber', 'employeePan'],
  fatherName: ['fatherName'],
  motherName: ['motherName'],
  spouseName: ['spouseName'],
  address: ['address', 'accountHolderAddress'],
  city: ['city'],
  district: ['district'],
  state: ['state'],
  postcode: ['postcode'],
  phone: ['accountHolderPhone', 'contactPhone'],
  employerName: ['employerName'],
  employerAddress: ['employerAddress'],
  designation: ['designation'],
  joiningDate: ['dateOfJoining'],
  institutionName: ['institutionName'],
  courseName: ['courseName'],
  bankName: ['bankName'],
  accountNumber: ['accountNumber'],
  assessmentYear: ['assessmentYear'],
  totalIncome: ['totalIncome', 'grossTotalIncome'],
  inviterName: ['inviterName', 'hostName', 'sponsorName'],
  journeyStart: [
    'outboundDate',
    'arrivalDate',
    'startDate',
    'travelFrom',
    'checkInDate',
    'visitFrom',
    'leaveFrom',
    'travelDate',
  ],
  journeyEnd: ['departureDate', 'endDate', 'travelTo', 'checkOutDate', 'visitTo', 'leaveTo'],
};

const byField = new Map(
  Object.entries(facts).flatMap(([fact, fields]) => fields.map((field) => [field, fact as StatedFact] as const)),
);

// What the previous passport says of itself is what the current one says of the previous.
const ofPrevious: Readonly<Record<string, StatedFact>> = {
  passportNumber: 'earlierNumber',
  issueDate: 'earlierIssueDate',
  placeOfIssue: 'earlierIssuePlace',
};

export const statedFactOf = (kind: string | null, field: string): StatedFact | undefined =>
  kind === 'Previous passport' && field in ofPrevious ? ofPrevious[field] : byField.get(field);

// They are about the holder of the document, who may be the traveller's child or parent.
export const personalFacts: ReadonlySet<StatedFact> = new Set([
  'name',
  'birthDate',
  'birthPlace',
  'sex',
  'passportNumber',
  'panNumber',
  'fatherName',
  'motherName',
  'spouseName',
]);

// Parts of the document's address: who confirms the address has confirmed them.
export const addressPartFields: ReadonlySet<string> = new Set([
  'addressLine1',
  'addressLine2',
  'city',
  'district',
  'state',
  'postcode',
]);
