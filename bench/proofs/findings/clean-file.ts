import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { day, month } from './calendar.ts';
import { toDocumentEvidence, setRows, type Draft, type TravelDates, type Values } from './draft.ts';
import { today } from './today.ts';
import { extrasOf } from './extras.ts';
import type { Traveller } from './traveller.ts';

export interface FileRequest {
  destination: DestinationId;
  group: VisaGroup;
  traveller: Traveller;
  trip?: TravelDates;
  visaType?: string;
}

const head: Record<string, string> = { NZL: '74', SGP: '67', USA: '60', CHN: '63' }; // percent, where it is not 75
const fileSizeKb: Record<string, string> = { USA: '200', CHN: '100', SAU: '90', IDN: '180' }; // where it is not 900
const employer = 'Sundaram Textiles Private Limited';

function photoOf(alpha3: string, ratio: number): Values {
  const high = 1_800;
  return {
    widthPx: String(Math.round(high * ratio)),
    heightPx: String(high),
    fileSizeKb: fileSizeKb[alpha3] ?? '900',
    format: 'JPEG',
    backgroundColour: 'white',
    backgroundEvenness: '94',
    faceCount: '1',
    headHeightPercent: head[alpha3] ?? '75',
    eyeLine: '60',
    eyesOpen: 'true',
    tilt: '1.5',
    sharpness: '64',
    takenOn: '2026-10-20',
  };
}

function workDocuments({ work, written }: Traveller, trip: TravelDates): [string, Values][] {
  if (work === 'selfEmployed')
    return [
      [
        'GST registration certificate',
        { gstin: '09ABCDE1234F1Z5', legalName: written, employerName: 'Lotus Traders', registrationDate: '2017-07-01' },
      ],
    ];
  if (work === 'student')
    return [
      [
        'Student ID or bonafide certificate',
        { studentName: written, institutionName: 'Vidya College', courseName: 'B.Com', validUntil: '2028-05-31' },
      ],
    ];
  const slip = (payPeriod: string): [string, Values] => [
    'Salary slip',
    {
      employeeName: written,
      employerName: 'SUNDARAM TEXTILES PVT LTD',
      payPeriod,
      netPay: '84000',
      dateOfJoining: '2019-06-03',
    },
  ];
  return [
    [
      'Employment / NOC / leave letter',
      {
        employeeName: written,
        designation: 'Manager',
        employerName: employer,
        dateOfJoining: '2019-06-03',
        leaveFrom: trip.from,
        leaveTo: trip.to,
        letterDate: day(today, -12),
      },
    ],
    ...['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map(slip),
  ];
}

function funds(traveller: Traveller): DocumentEvidence {
  const statement = toDocumentEvidence(
    'Bank statement',
    {
      accountHolderName: traveller.written,
      bankName: 'Vindhya Bank',
      accountNumber: '351134688193',
      statementFrom: '2026-05-01',
      statementTo: '2026-10-31',
      openingBalance: '610000.00',
      closingBalance: '984000.00',
      currency: 'INR',
    },
    'bank',
  );
  const credit = (date: string, description: string, amount: string) => ({
    date,
    description,
    credit: amount,
    balance: '900000.00',
  });
  setRows(statement, 'transactions', [
    credit('2026-08-31', 'NEFT SALARY SUNDARAM TEXTILES', '84000.00'),
    { date: '2026-09-04', description: 'UPI GROCERY', debit: '2310.00', balance: '812000.00' },
    credit('2026-09-30', 'NEFT SALARY SUNDARAM TEXTILES', '84000.00'),
    credit('2026-10-12', 'IMPS FROM BROTHER', '45000.00'),
    credit('2026-10-31', 'NEFT SALARY SUNDARAM TEXTILES', '84000.00'),
  ]);
  return statement;
}

// A complete file without a fault: every document that the checklist asks of this person, consistent with each other.
export async function cleanFile(options: FileRequest): Promise<Draft> {
  const { destination, group, traveller } = options;
  const trip = options.trip ?? { from: '2027-01-18', to: '2027-01-29' };
  const form = await loadForm(destination);
  const { alpha3, ratio } = {
    alpha3: form.destinationAlpha3,
    ratio: form.photo.widthMm && form.photo.heightMm ? form.photo.widthMm / form.photo.heightMm : 0.75,
  };
  const { written, givenNames, surname, dateOfBirth, passportNumber } = traveller;
  const visaType = options.visaType ?? form.visaTypes.find((type) => type.group === group)!.name;
  const middle = day(trip.from, 5);
  const hotel = (hotelName: string, checkInDate: string, checkOutDate: string): [string, Values] => [
    'Hotel booking',
    { guestName: written, hotelName, hotelCountry: alpha3, checkInDate, checkOutDate },
  ];
  const documents: [string | null, Values][] = [
    [
      'Indian passport',
      {
        passportNumber,
        ...(surname && { surname }),
        givenNames,
        nationality: 'IND',
        sex: traveller.sex,
        dateOfBirth,
        placeOfBirth: 'PUNE',
        issueDate: '2021-03-15',
        expiryDate: '2031-03-14',
        blankPages: '12',
      },
    ],
    ['Applicant photo', photoOf(alpha3, ratio)],
    [
      'Travel insurance policy',
      {
        insuredName: written,
        insuredPassportNumber: passportNumber,
        insuredDateOfBirth: dateOfBirth,
        coverageAmount: '50000',
        coverageCurrency: 'EUR',
        startDate: trip.from,
        endDate: trip.to,
        territory: 'Worldwide',
        repatriationCovered: 'true',
      },
    ],
    [
      'Flight e-ticket or reservation',
      {
        passengerName: written,
        outboundDate: trip.from,
        arrivalDate: trip.from,
        departureDate: trip.to,
        originAirport: 'DEL',
      },
    ],
    hotel('Hotel Linde', trip.from, middle),
    hotel('Hotel Krone', middle, trip.to),
    ['Day-wise itinerary', { travelFrom: trip.from, travelTo: trip.to }],
    [
      'Cover letter',
      {
        purpose: 'tourism',
        travelFrom: trip.from,
        travelTo: trip.to,
        expensesBorneBy: 'myself',
        letterDate: day(today, -5),
      },
    ],
    ['ITR-V acknowledgement', { name: written, assessmentYear: '2026-27', filingDate: '2026-07-20' }],
    ['Aadhaar', { name: written, dateOfBirth, sex: traveller.sex }],
    ['PAN card', { name: written, dateOfBirth }],
    ...workDocuments(traveller, trip),
    ...extrasOf(destination, group, traveller, trip),
  ];
  const isMinor = month(dateOfBirth, 216) > trip.from;
  return {
    today,
    form,
    formId: destination,
    group,
    context: { 'application.visaCategory': group, 'derived.isMinor': isMinor ? 'Yes' : 'No' },
    application: { fromDate: trip.from, toDate: trip.to, visaTo: form.destination, nationality: 'India', visaType },
    applicant: { firstName: givenNames, lastName: surname },
    documents: [
      funds(traveller),
      ...documents.map(([kind, values], at) =>
        toDocumentEvidence(kind, values, `doc-${at}`, kind === null ? 'Letter' : undefined),
      ),
    ],
    values: {
      surname,
      givenNames,
      dateOfBirth,
      passportNumber,
      passportIssueDate: '2021-03-15',
      passportExpiryDate: '2031-03-14',
      sex: traveller.sex === 'F' ? 'Female' : 'Male',
      nationality: 'India',
      maritalStatus: 'Single',
      costCoveredBy: 'Myself',
    },
    traveller,
  };
}
