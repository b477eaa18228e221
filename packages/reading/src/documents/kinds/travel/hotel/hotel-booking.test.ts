import { expect, test } from 'vitest';
import { typedDocument } from '../../../../../testing/typed-document.ts';
import { hotelBooking } from './hotel-booking.ts';

const read = (text: string) => {
  const { values } = hotelBooking.read(typedDocument('Proof of Travel', 'Hotel booking', text));
  const shown = Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
  return shown;
};

test("reads a booking site's confirmation, every value and no other", () => {
  expect(
    read(`
Booking.example                                          Confirmation: 3141592653
                                                         PIN code: 8812
Your booking is confirmed in Barcelona

Hotel Miramar Barcelona
Carrer de la Marina 19, 08005 Barcelona, Spain
Phone: +34 93 555 01 23

Check-in           Friday, 12 June 2026   (from 15:00)
Check-out          Wednesday, 17 June 2026   (until 11:00)
Your reservation   5 nights, 1 room
You booked for     2 adults

Deluxe Double Room                                          EUR 850.00
City tax                                                    EUR 22.00
Total price                                                 EUR 872.00

Guest name: Sandeep Gill
Payment: Pay at property
`),
  ).toEqual({
    guestName: 'Sandeep Gill',
    hotelName: 'Hotel Miramar Barcelona',
    hotelAddress: 'Carrer de la Marina 19, 08005 Barcelona, Spain',
    hotelCity: 'Barcelona',
    hotelPostcode: '08005',
    hotelCountry: 'ESP',
    hotelPhone: '+34935550123',
    checkInDate: '2026-06-12',
    checkOutDate: '2026-06-17',
    bookingReference: '3141592653',
    amount: '872',
    paymentStatus: 'Pay at property',
  });
});

test("reads an agent's voucher, every value and no other", () => {
  expect(
    read(`
                         HOTEL ACCOMMODATION VOUCHER

Voucher No : TBO-88123                      Booking Date : 02 Feb 2026

Hotel Name      : Grand Palace Inn
Hotel Address   : 25 Kensington Road, London W8 5NP, United Kingdom
City            : London
Country         : United Kingdom
Check In        : 10-May-2026           Check Out       : 15-May-2026
No. of Nights   : 5                     Rooms           : 1
Guest Details   : Mr Amit Shah (Lead), Mrs Rina Shah
Room Type       : Standard Twin
Total Amount    : GBP 640.50
Payment Status  : Fully Paid
`),
  ).toEqual({
    guestName: 'Amit Shah',
    hotelName: 'Grand Palace Inn',
    hotelAddress: '25 Kensington Road, London W8 5NP, United Kingdom',
    hotelCity: 'London',
    hotelPostcode: 'W85NP',
    hotelCountry: 'GBR',
    checkInDate: '2026-05-10',
    checkOutDate: '2026-05-15',
    bookingReference: 'TBO-88123',
    amount: '640.5',
    paymentStatus: 'Fully Paid',
  });
});

test("reads a hotel's letter, every value and no other", () => {
  expect(
    read(`
Ryokan Yamabuki
3-5-12 Gion Machi, 605-0073 Kyoto, Japan
Tel. +81 75 555 0177 / stay@yamabuki.example

Reservation confirmation No. R2026-5512

Dear Ms Priya Nair,

We are delighted to confirm your reservation from 3 to 7 April 2026 (4 nights) in a Japanese style
room. The total of JPY 92,000 has been prepaid by credit card.

We look forward to welcoming you.
`),
  ).toEqual({
    guestName: 'Priya Nair',
    hotelName: 'Ryokan Yamabuki',
    hotelAddress: '3-5-12 Gion Machi, 605-0073 Kyoto, Japan',
    hotelCity: 'Kyoto',
    hotelPostcode: '605-0073',
    hotelCountry: 'JPN',
    hotelPhone: '+81755550177',
    hotelEmail: 'stay@yamabuki.example',
    checkInDate: '2026-04-03',
    checkOutDate: '2026-04-07',
    bookingReference: 'R2026-5512',
    amount: '92000',
    paymentStatus: 'prepaid',
  });
});

test("reads a hotel's letter with the address at the bottom", () => {
  const values = read(`
                     RESERVATION CONFIRMATION
                       The Harbour Lodge

Confirmation code: HL93QX27
Reserved for: Ms. Farah Khan

This confirms that a room is held for the above guest from 20 June 2026 to 25 June 2026
(5 nights). The total charge for the stay is AUD 1,150.00, payable at the hotel.

The Harbour Lodge, 9 Wharf Road, Hobart TAS 7000, Australia
Phone +61 3 5550 1188 | desk@harbourlodge.example.au
`);
  expect(values).toMatchObject({
    hotelName: 'The Harbour Lodge',
    hotelAddress: '9 Wharf Road, Hobart TAS 7000, Australia',
    hotelPhone: '+61355501188',
    hotelEmail: 'desk@harbourlodge.example.au',
    hotelCity: 'Hobart',
    amount: '1150',
  });
});
