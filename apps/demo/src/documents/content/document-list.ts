import { daysLater, monthsAfter } from '@visawright/contract/dates/days.ts';
import { workplaceOf } from '@visawright/specimens/documents/facts/workplace.ts';
import type { DemoDocument, DocumentContext } from './demo-document.types.ts';
import { furtherDocuments } from './further-documents.ts';
import { demoDocument } from './demo-document.ts';

const headOf: Readonly<Record<string, string>> = { NZL: '74', SGP: '67' }; // per cent of the photo's height, where it is not 75

const photo = ({ form: { destinationAlpha3, photo: rule }, today }: DocumentContext): DemoDocument =>
  demoDocument('Applicant photo', {
    widthPx: String(Math.round(1_800 * (rule.widthMm && rule.heightMm ? rule.widthMm / rule.heightMm : 0.75))),
    heightPx: '1800',
    fileSizeKb: '900',
    format: 'JPEG',
    backgroundColour: 'white',
    backgroundEvenness: '94',
    faceCount: '1',
    headHeightPercent: headOf[destinationAlpha3] ?? '75',
    eyeLine: '60',
    eyesOpen: 'true',
    tilt: '1.5',
    sharpness: '64',
    takenOn: daysLater(today, -25),
  });

const passport = ({ passport: drawn, person }: DocumentContext): DemoDocument =>
  demoDocument('Indian passport', {
    passportNumber: drawn.number,
    ...(drawn.surname && { surname: drawn.surname }),
    givenNames: drawn.givenNames,
    nationality: 'IND',
    issuingCountry: 'IND',
    sex: drawn.sex,
    dateOfBirth: drawn.dateOfBirth,
    placeOfBirth: drawn.placeOfBirth,
    placeOfIssue: drawn.placeOfIssue,
    issueDate: drawn.issueDate,
    expiryDate: drawn.expiryDate,
    fatherName: drawn.back.fatherName,
    motherName: drawn.back.motherName,
    address: [person.address.building, person.address.locality, person.address.city].join(', '),
    city: drawn.back.address.city,
    state: drawn.back.address.state,
    postcode: drawn.back.address.postcode,
    blankPages: '12',
  });

const journey = ({ form, person, from, to, today }: DocumentContext): DemoDocument[] => {
  const name = person.fullName;
  const { destination, home } = person.journey!;
  const [stop] = destination.stops;
  const { hotel, city } = stop!;
  const letterDate = daysLater(today, -12);
  return [
    demoDocument('Travel insurance policy', {
      insuredName: name,
      insuredPassportNumber: person.passportNumber,
      insuredDateOfBirth: person.dateOfBirth,
      coverageAmount: '50000',
      coverageCurrency: 'EUR',
      startDate: from,
      endDate: to,
      territory: destination.territory,
      repatriationCovered: 'true',
    }),
    demoDocument('Flight e-ticket or reservation', {
      passengerName: name,
      originAirport: home.airport,
      outboundDate: from,
      arrivalDate: from,
      arrivalAirport: stop!.airport,
      departureDate: to,
      departureAirport: stop!.airport,
      bookingStatus: 'Confirmed',
    }),
    demoDocument('Hotel booking', {
      guestName: name,
      hotelName: hotel.name,
      hotelAddress: [...hotel.address, destination.country].join(', '),
      hotelCity: city,
      hotelPostcode: hotel.postcode,
      hotelCountry: form.destinationAlpha3,
      hotelPhone: hotel.phone,
      checkInDate: from,
      checkOutDate: to,
    }),
    demoDocument('Day-wise itinerary', { travelFrom: from, travelTo: to }),
    demoDocument('Cover letter', {
      purpose: 'tourism',
      travelFrom: from,
      travelTo: to,
      expensesBorneBy: 'myself',
      letterDate,
    }),
  ];
};

// The last complete months before today, newest first: 2026-10, 2026-09, …
const monthsBefore = (today: string, count: number) =>
  Array.from({ length: count }, (_, at) => monthsAfter(`${today.slice(0, 7)}-01`, -1 - at).slice(0, 7));

function money({ person, today }: DocumentContext): DemoDocument[] {
  const to = daysLater(today, -9);
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0); // the year of the last tax return that was due
  return [
    demoDocument('Bank statement', {
      accountHolderName: person.fullName,
      bankName: person.bank,
      statementFrom: daysLater(monthsAfter(to, -6), 1),
      statementTo: to,
      openingBalance: '610000.00',
      closingBalance: '984000.00',
      currency: 'INR',
    }),
    demoDocument('ITR-V acknowledgement', {
      name: person.fullName,
      assessmentYear: `${year}-${String(year + 1).slice(2)}`,
      filingDate: `${year}-07-20`,
    }),
  ];
}

function work({ person, from, to, today, isMinor }: DocumentContext): DemoDocument[] {
  const name = person.fullName;
  if (isMinor)
    return [
      demoDocument('Student ID or bonafide certificate', {
        studentName: name,
        institutionName: 'Vidya Mandir School',
        courseName: 'School',
        validUntil: daysLater(to, 200),
      }),
    ];
  const place = workplaceOf(person.employer);
  const employed = {
    employeeName: name,
    designation: person.designation,
    employerName: person.employer,
    dateOfJoining: '2019-06-03',
  };
  return [
    demoDocument('Employment / NOC / leave letter', {
      ...employed,
      employerAddress: place.address.join(', '),
      employerPhone: place.phone,
      annualGrossIncome: '1280000',
      leaveFrom: from,
      leaveTo: to,
      letterDate: daysLater(today, -12),
    }),
    ...monthsBefore(today, 6).map((payPeriod) =>
      demoDocument('Salary slip', { ...employed, payPeriod, netPay: '84000' }, `salary slip ${payPeriod}`),
    ),
  ];
}

// Every document a checklist may ask this person for, consistent with each other.
export const documentList = (given: DocumentContext): DemoDocument[] => [
  passport(given),
  photo(given),
  ...journey(given),
  ...money(given),
  ...work(given),
  demoDocument('Aadhaar', {
    name: given.person.fullName,
    dateOfBirth: given.person.dateOfBirth,
    sex: given.person.sex,
  }),
  demoDocument('PAN card', { name: given.person.fullName, dateOfBirth: given.person.dateOfBirth }),
  ...furtherDocuments(given),
];
