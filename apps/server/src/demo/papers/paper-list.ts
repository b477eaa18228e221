import { daysLater, monthsLater } from '@visawright/specimens/papers/days.ts';
import { workplaceOf } from '@visawright/specimens/papers/workplace.ts';
import type { DemoPaper, PaperCase } from './demo-paper.ts';
import { furtherPapers } from './further-papers.ts';
import { paper } from './paper.ts';

const headOf: Readonly<Record<string, string>> = { NZL: '74', SGP: '67' }; // per cent of the height, where it is not 75

const photo = ({ form: { destinationAlpha3, photo: rule }, today }: PaperCase): DemoPaper =>
  paper('Applicant photo', {
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

const passport = ({ passport: drawn, person }: PaperCase): DemoPaper =>
  paper('Indian passport', {
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
    address: [person.address.house, person.address.locality, person.address.city].join(', '),
    city: drawn.back.address.city,
    state: drawn.back.address.state,
    postcode: drawn.back.address.postcode,
    blankPages: '12',
  });

const journey = ({ form, person, from, to, today }: PaperCase): DemoPaper[] => {
  const name = person.fullName;
  const { destination, home } = person.journey!;
  const [stop] = destination.stops;
  const { hotel, city } = stop!;
  const letterDate = daysLater(today, -12);
  return [
    paper('Travel insurance policy', {
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
    paper('Flight e-ticket or reservation', {
      passengerName: name,
      originAirport: home.airport,
      outboundDate: from,
      arrivalDate: from,
      arrivalAirport: stop!.airport,
      departureDate: to,
      departureAirport: stop!.airport,
      bookingStatus: 'Confirmed',
    }),
    paper('Hotel booking', {
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
    paper('Day-wise itinerary', { travelFrom: from, travelTo: to }),
    paper('Cover letter', { purpose: 'tourism', travelFrom: from, travelTo: to, expensesBorneBy: 'myself', letterDate }),
  ]; // prettier-ignore
};

// The last whole months before today, newest first: 2026-10, 2026-09, …
const monthsBefore = (today: string, count: number) =>
  Array.from({ length: count }, (_, at) => monthsLater(`${today.slice(0, 7)}-01`, -1 - at).slice(0, 7));

function money({ person, today }: PaperCase): DemoPaper[] {
  const to = daysLater(today, -9);
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '08-01' ? 1 : 0); // the last return that was due
  return [
    paper('Bank statement', {
      accountHolderName: person.fullName,
      bankName: person.bank,
      statementFrom: daysLater(monthsLater(to, -6), 1),
      statementTo: to,
      openingBalance: '610000.00',
      closingBalance: '984000.00',
      currency: 'INR',
    }),
    paper('ITR-V acknowledgement', {
      name: person.fullName,
      assessmentYear: `${year}-${String(year + 1).slice(2)}`,
      filingDate: `${year}-07-20`,
    }),
  ];
}

function work({ person, from, to, today, isMinor }: PaperCase): DemoPaper[] {
  const name = person.fullName;
  if (isMinor)
    return [
      paper('Student ID or bonafide certificate', {
        studentName: name,
        institutionName: 'Vidya Mandir School',
        courseName: 'School',
        validUntil: daysLater(to, 200),
      }),
    ];
  const place = workplaceOf(person.employer);
  const employed = { employeeName: name, designation: person.designation, employerName: person.employer, dateOfJoining: '2019-06-03' }; // prettier-ignore
  return [
    paper('Employment / NOC / leave letter', {
      ...employed,
      employerAddress: place.address.join(', '),
      employerPhone: place.phone,
      annualGrossIncome: '1280000',
      leaveFrom: from,
      leaveTo: to,
      letterDate: daysLater(today, -12),
    }),
    ...monthsBefore(today, 6).map((payPeriod) =>
      paper('Salary slip', { ...employed, payPeriod, netPay: '84000' }, `salary slip ${payPeriod}`),
    ),
  ];
}

// Every paper a checklist may ask of this person, all telling one story, in the order people hand them in.
export const paperList = (given: PaperCase): DemoPaper[] => [
  passport(given),
  photo(given),
  ...journey(given),
  ...money(given),
  ...work(given),
  paper('Aadhaar', { name: given.person.fullName, dateOfBirth: given.person.dateOfBirth, sex: given.person.sex }),
  paper('PAN card', { name: given.person.fullName, dateOfBirth: given.person.dateOfBirth }),
  ...furtherPapers(given),
];
