import { expect, test } from 'vitest';
import { typedDocument } from '../../../../../testing/typed-document.ts';
import { flightTicket } from './flight-ticket.ts';

const read = (...pages: string[]) => {
  const { values, tables } = flightTicket.read(
    typedDocument('Proof of Travel', 'Flight e-ticket or reservation', ...pages),
  );
  return {
    values: Object.fromEntries(Object.entries(values).map(([id, { value }]) => [id, value])),
    outcomes: values,
    tables,
  };
};

test('reads one line per leg, as reservation systems print it', () => {
  const { values, tables } = read(`
ABC TRAVELS                                    DATE 02 FEB 2026
RECORD LOCATOR  QX7R2M
  1.DOE/JOHN KUMAR MR   2.DOE/JANE MRS
 1  AI 131 Y 12MAR 4 BOMFRA HK2  0230   0715
 2  LH 1028 Y 12MAR 4 FRACDG HK2  0910   1025
 3  AF 218 Y 24MAR 2 CDGBOM HK2  1035   2310
TICKET 098-1234567890  098-1234567891
`);
  expect(values).toMatchObject({
    pnr: 'QX7R2M',
    passengerName: 'JOHN KUMAR DOE',
    flightNumber: 'AI131',
    originAirport: 'BOM',
    outboundDate: '2026-03-12',
    arrivalAirport: 'CDG',
    arrivalDate: '2026-03-12',
    returnFlightNumber: 'AF218',
    departureAirport: 'CDG',
    departureDate: '2026-03-24',
  });
  expect(
    tables?.legs?.map((leg) => [leg.flightNumber?.value, leg.from?.value, leg.to?.value, leg.departureTime?.value]),
  ).toEqual([
    ['AI131', 'BOM', 'FRA', '02:30'],
    ['LH1028', 'FRA', 'CDG', '09:10'],
    ['AF218', 'CDG', 'BOM', '10:35'],
  ]);
  expect(tables?.passengers?.map((row) => [row.passengerName?.value, row.eTicketNumber?.value])).toEqual([
    ['JOHN KUMAR DOE', '0981234567890'],
    ['JANE DOE', '0981234567891'],
  ]);
});

test('reads one block per flight, cities with codes in brackets, the next day marked by +1', () => {
  const { values } = read(`
Thank you for booking with IndiGo
PNR: K8LM2P                          Booking status: CONFIRMED
Booked on 05 Jan 2026

Mumbai (BOM) to Istanbul (IST)
6E 17            Operated by IndiGo
Departs  Thu, 12 Mar 2026  22:35     Mumbai (BOM) Terminal 2
Arrives  03:20 +1                    Istanbul (IST)

Istanbul (IST) to Mumbai (BOM)
6E 18            Operated by IndiGo
Departs  Tue, 24 Mar 2026  20:05     Istanbul (IST)
Arrives  04:55 +1                    Mumbai (BOM) Terminal 2

Passenger Information
Mr Rahul Sharma      Adult     Seat 14C
`);
  expect(values).toMatchObject({
    pnr: 'K8LM2P',
    passengerName: 'Rahul Sharma',
    airline: 'IndiGo',
    bookingStatus: 'CONFIRMED',
    flightNumber: '6E17',
    originAirport: 'BOM',
    outboundDate: '2026-03-12',
    arrivalAirport: 'IST',
    arrivalDate: '2026-03-13',
    returnFlightNumber: '6E18',
    departureAirport: 'IST',
    departureDate: '2026-03-24',
  });
});

test('reads a date above its connecting flights, with cities only', () => {
  const { values, tables } = read(`
FLIGHT ITINERARY (ON HOLD)
Reservation Code: HJ4T9W                     Prepared for: MS ANITA RAO
Date of issue: 3 February 2026

OUTBOUND - Thursday, 12 March 2026
  Flight EK 501    Mumbai      Dubai       04:30   06:10
  Flight EK 97     Dubai       Rome        09:10   12:55
INBOUND - Tuesday, 24 March 2026
  Flight EK 98     Rome        Dubai       15:25   23:55
  Flight EK 504    Dubai       Mumbai      03:45   08:20
`);
  expect(values).toMatchObject({
    pnr: 'HJ4T9W',
    passengerName: 'ANITA RAO',
    flightNumber: 'EK501',
    originAirport: 'Mumbai',
    outboundDate: '2026-03-12',
    arrivalAirport: 'Rome',
    arrivalDate: '2026-03-12',
    returnFlightNumber: 'EK98',
    departureAirport: 'Rome',
    departureDate: '2026-03-24',
  });
  expect(tables?.legs).toHaveLength(4);
});

test('reads two cards side by side as two legs', () => {
  const { values } = read(`
                 Levant Airlines                  Booking reference  TR5K2Z

  OUTBOUND                                  RETURN
  LJ 455                                    LJ 456
  DEL  02:10                                CDG  21:40
  CDG  07:35                                DEL  10:15
  Mon, 01 Jun 2026                          Wed, 10 Jun 2026
`);
  expect(values).toMatchObject({
    pnr: 'TR5K2Z',
    airline: 'Levant Airlines',
    flightNumber: 'LJ455',
    originAirport: 'DEL',
    outboundDate: '2026-06-01',
    arrivalAirport: 'CDG',
    returnFlightNumber: 'LJ456',
    departureAirport: 'CDG',
    departureDate: '2026-06-10',
  });
});

test('reads a one-way ticket without a return', () => {
  const { values } = read(`
E-TICKET RECEIPT           BOOKING REF: AB12CD
Passenger name   SHARMA/RAVI MR          Ticket number  220 2345678901
Flight    From            To               Date          Dep     Arr
LH 757    Mumbai BOM      Frankfurt FRA    12 Mar 2026   02:55   07:45
`);
  expect(values).toMatchObject({
    flightNumber: 'LH757',
    arrivalAirport: 'FRA',
    eTicketNumber: '2202345678901',
    passengerName: 'RAVI SHARMA',
    outboundDate: '2026-03-12',
  });
  expect(values).not.toHaveProperty('returnFlightNumber');
  expect(values).not.toHaveProperty('departureDate');
});

test('does not take a word beside the label for a booking reference', () => {
  expect(read('PNR STATUS: CONFIRMED\nFlight AI 131  BOM FRA 12 Mar 2026 02:30 07:15').values).not.toHaveProperty(
    'pnr',
  );
});

test('reads only passengers as people, not the text below their list', () => {
  const { people } = flightTicket.read(
    typedDocument(
      'Proof of Travel',
      'Flight e-ticket or reservation',
      `
MONSOON AIR                         E-TICKET RECEIPT
BOOKING REFERENCE H7K2PQ

PASSENGER
MRS INDIRA KAPOOR                   176-2345678901

FLIGHT    DATE         FROM            TO           DEP     ARR
MA 218    14 MAR 2026  MUMBAI BOM      DOHA DOH     03:40   05:35
CONTACT
SPECIMEN
`,
    ),
  );
  expect(people).toEqual([{ name: 'INDIRA KAPOOR' }]);
});
