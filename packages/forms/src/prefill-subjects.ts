export interface Subject {
  readonly name: string;
  readonly anchor: string; // two papers with the same one speak of the same thing
  readonly fields: ReadonlySet<string>; // `Category.field`
}

const refs = (category: string, fields: string) => fields.split(' ').map((field) => `${category}.${field}`);
const home = 'address addressLine1 addressLine2 city district state postcode';

// Values that describe one thing come from one paper: a hotel's name never stands beside a host's telephone number, nor the street of one
// address beside the town of another.
const subjects: readonly Subject[] = [
  { name: 'home', anchor: 'postcode', fields: new Set([...refs('Proof of Address', home), ...refs('National ID', home), ...refs('Passport', home)]) }, // prettier-ignore
  { name: 'stay', anchor: 'hotelName', fields: new Set(refs('Proof of Travel', 'hotelName hotelAddress hotelCity hotelPostcode hotelPhone hotelEmail checkInDate checkOutDate')) }, // prettier-ignore
  { name: 'host', anchor: 'inviterName', fields: new Set(refs('Letter', 'inviterName inviterOrganisation inviterAddress inviterPhone inviterEmail inviterRelationship inviterStatus inviterDateOfBirth inviterOccupation')) }, // prettier-ignore
  { name: 'sponsor', anchor: 'sponsorName', fields: new Set(refs('Letter', 'sponsorName sponsorRelationship sponsorAddress sponsorAmount')) }, // prettier-ignore
  { name: 'course', anchor: 'institutionName', fields: new Set(refs('Letter', 'institutionName institutionAddress courseName courseStartDate courseEndDate enrolmentReference tuitionFee feePaid')) }, // prettier-ignore
  { name: 'employer', anchor: 'employerName', fields: new Set(refs('Proof of Employment', 'employerName employerAddress employerPhone employerEmail designation dateOfJoining annualGrossIncome signatoryName netPay')) }, // prettier-ignore
  { name: 'studies', anchor: 'institutionName', fields: new Set(refs('Proof of Employment', 'institutionName institutionAddress institutionPhone courseName')) }, // prettier-ignore
];

export const subjectOf = (ref: string): Subject | undefined => subjects.find(({ fields }) => fields.has(ref));
