export interface Subject {
  readonly name: string;
  readonly anchor: string; // documents with the same value describe the same subject
  readonly fields: ReadonlySet<string>; // `Category.field`
}

const refs = (category: string, fields: string) => fields.split(' ').map((field) => `${category}.${field}`);
const home = 'address addressLine1 addressLine2 city district state postcode';

// Values that describe one subject must come from one document: never a hotel's name with a host's phone number.
const subjects: readonly Subject[] = [
  {
    name: 'home',
    anchor: 'postcode',
    fields: new Set([...refs('Proof of Address', home), ...refs('National ID', home), ...refs('Passport', home)]),
  },
  {
    name: 'stay',
    anchor: 'hotelName',
    fields: new Set(
      refs(
        'Proof of Travel',
        'hotelName hotelAddress hotelCity hotelPostcode hotelPhone hotelEmail checkInDate checkOutDate',
      ),
    ),
  },
  {
    name: 'host',
    anchor: 'inviterName',
    fields: new Set(
      refs(
        'Letter',
        'inviterName inviterOrganisation inviterAddress inviterPhone inviterEmail ' +
          'inviterRelationship inviterStatus inviterDateOfBirth inviterOccupation',
      ),
    ),
  },
  {
    name: 'sponsor',
    anchor: 'sponsorName',
    fields: new Set(refs('Letter', 'sponsorName sponsorRelationship sponsorAddress sponsorAmount')),
  },
  {
    name: 'course',
    anchor: 'institutionName',
    fields: new Set(
      refs(
        'Letter',
        'institutionName institutionAddress courseName courseStartDate courseEndDate enrolmentReference tuitionFee feePaid',
      ),
    ),
  },
  {
    name: 'employer',
    anchor: 'employerName',
    fields: new Set(
      refs(
        'Proof of Employment',
        'employerName employerAddress employerPhone employerEmail designation dateOfJoining annualGrossIncome signatoryName netPay',
      ),
    ),
  },
  {
    name: 'studies',
    anchor: 'institutionName',
    fields: new Set(refs('Proof of Employment', 'institutionName institutionAddress institutionPhone courseName')),
  },
];

export const subjectOf = (ref: string): Subject | undefined => subjects.find(({ fields }) => fields.has(ref));
