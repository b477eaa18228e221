import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { trainBooking } from './train-booking.ts';

const read = (text: string) => {
  const { values } = trainBooking.read(typedDocument('Proof of Travel', 'Train, ferry or rental booking', text));
  const shown = Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
  return shown;
};

test('reads a train ticket, every value and no other', () => {
  expect(
    read(`
EUROSTAR                                        Booking reference: QWERTZ
E-ticket

Passenger: Mr Rakesh Jain
From: London St Pancras          Departs 10:24
To: Paris Gare du Nord           Arrives 13:47
Date: 14 May 2026
Coach 7  Seat 41
`),
  ).toEqual({
    passengerName: 'Rakesh Jain',
    operator: 'EUROSTAR',
    bookingReference: 'QWERTZ',
    fromPlace: 'London St Pancras',
    toPlace: 'Paris Gare du Nord',
    travelDate: '2026-05-14',
  });
});

test('reads a rental car booking, every value and no other', () => {
  expect(
    read(`
Sunway Car Rental
Rental confirmation            Confirmation number  SR-558812

Driver name            Meera Pillai
Vehicle                VW Golf or similar
Pick-up location       Geneva Airport
Pick-up date           02 Aug 2026 10:00
Drop-off location      Zurich Airport
Drop-off date          09 Aug 2026 10:00
`),
  ).toEqual({
    passengerName: 'Meera Pillai',
    operator: 'Sunway Car Rental',
    bookingReference: 'SR-558812',
    fromPlace: 'Geneva Airport',
    toPlace: 'Zurich Airport',
    travelDate: '2026-08-02',
  });
});
