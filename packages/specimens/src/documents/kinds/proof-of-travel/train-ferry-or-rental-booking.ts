import { html } from '../../../html.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { receipt } from '../../layouts/ride/receipt.ts';
import { pairRows, sheet, style, table } from '../../printing/markup.ts';
import type {
  DocumentFacts,
  DocumentSpecimenKind,
  DocumentLayout,
  Person,
} from '../../document-specimen-kind.types.ts';
import { titleOf } from '../../facts/person.ts';

export interface RideBookingFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly mode: 'train' | 'coach' | 'ferry' | 'car';
  readonly service: string; // train number and name, vessel, class of car
  readonly seat: string;
  readonly departs: string;
  readonly arrives: string;
  readonly fare: number;
  readonly currency: string;
}

const rides = {
  train: {
    operators: ['Bharat Rail Connect', 'RapidoRail', 'TransContinent Railways'],
    service: ['12951 Sahyadri Express', 'IC 2045', 'EXP 771 Blue Arrow'],
    seat: ['Coach B4, Seat 32', 'S7 / 41 LB', 'Wagon 12, Seat 66'],
  },
  coach: {
    operators: ['GreenLine Coaches', 'Orange Palm Travels'],
    service: ['Coach N204', 'AC Sleeper 2+1'],
    seat: ['Seat 14A', 'L6'],
  },
  ferry: {
    operators: ['Blue Strait Ferries', 'Adria Sea Lines'],
    service: ['MV Albatross', 'MS Corallo'],
    seat: ['Deck 7, chair 112', 'Cabin 6044'],
  },
  car: {
    operators: ['Wayfarer Car Hire', 'Indigo Wheels Rentals'],
    service: ['Compact hatchback, automatic', 'Estate car, manual'],
    seat: ['Unlimited mileage', 'Full insurance'],
  },
} as const;

function factsOf(random: Random, person: Person): RideBookingFacts {
  const journey = journeyOf(person);
  const mode = random.pick(['train', 'train', 'train', 'coach', 'ferry', 'car'] as const);
  const { stops } = journey.destination;
  const indian = mode !== 'ferry' && (stops.length < 2 || random.chance(0.3));
  const [from, to] = indian
    ? random.pick([
        ['Pune', 'Mumbai'],
        ['Jaipur', 'New Delhi'],
        ['Surat', 'Mumbai'],
      ] as const)
    : [stops[0]!.city, stops.at(-1)!.city];
  return {
    person,
    journey,
    mode,
    service: random.pick(rides[mode].service),
    seat: random.pick(rides[mode].seat),
    departs: `0${random.whole(6, 9)}:${random.pick(['05', '20', '48'])}`,
    arrives: `1${random.whole(1, 8)}:${random.pick(['10', '32', '55'])}`,
    fare: indian ? random.whole(400, 2900) : random.whole(29, 180),
    currency: indian ? 'INR' : journey.destination.currency,
    values: {
      passengerName: person.fullName,
      operator: random.pick(rides[mode].operators),
      bookingReference: indian
        ? random.digits(10)
        : random.pick([
            random.letters(6, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
            random.digits(9),
            `R-${random.digits(7)}`,
          ]),
      fromPlace: from,
      toPlace: to === from ? 'Vienna' : to,
      travelDate: indian ? daysLater(journey.from, -1) : daysLater(journey.from, random.whole(2, 6)),
    },
  };
}

const slip: DocumentLayout<RideBookingFacts> = {
  name: 'slip',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, mode } = facts;
    const day = random.pick(['dd-Mmm-yyyy', 'dd/mm/yyyy'] as const);
    const words = {
      train: ['Train No./Name', 'Boarding From', 'To'],
      coach: ['Service', 'Boarding point', 'Dropping point'],
      ferry: ['Vessel', 'Port of departure', 'Port of arrival'],
      car: ['Vehicle', 'Pick-up location', 'Return location'],
    }[mode];
    const from = f('fromPlace', v.fromPlace!.toUpperCase());
    const cell = (label: string, value: string) => `<td><div class="l">${label}</div><b>${value}</b></td>`;
    return (
      style(
        ".rs { font: 9pt/1.35 'Noto Sans', 'Noto Sans Devanagari', sans-serif }",
        ' .rs h1 { text-align: center; font-size: 13pt; margin: 0 0 3mm }',
        ' .rs .g { width: 100%; margin-bottom: 4mm }',
        ' .rs .g td { border: .6px solid #333; padding: 1.6mm 2mm; width: 33% }',
        ' .rs .l { font-size: 7pt; color: #444 } .rs .t { width: 100% }',
        ' .rs .t td, .rs .t th { border: .6px solid #333; padding: 1.4mm }',
      ) +
      sheet(
        html(
          `<h1>${f('operator', v.operator!)}<br>`,
          '<span style="font-size:10pt">',
          mode === 'train' ? 'Electronic Reservation Slip / इलेक्ट्रॉनिक आरक्षण पर्ची' : 'Booking Voucher',
          '</span>',
          '</h1>\n',
          '         <table class="g">',
          '<tr>',
          cell(random.pick(['PNR', 'PNR No.', 'Booking reference']), f('bookingReference', v.bookingReference!)),
          `${cell(words[0]!, facts.service)}${cell('Class / Category', facts.seat)}</tr>`,
          '\n',
          '         ',
          `<tr>${cell(words[1]!, from)}${cell(words[2]!, f('toPlace', v.toPlace!.toUpperCase()))}`,
          cell(
            random.pick(['Date of Journey', 'Date of travel', 'Start Date*']),
            f('travelDate', date(v.travelDate!, day)),
          ),
          '</tr>',
          '\n',
          '         ',
          `<tr>${cell('Departure', facts.departs)}${cell('Arrival', facts.arrives)}`,
          `${cell('Fare', `${facts.currency} ${amount(facts.fare, 'plain')}`)}</tr>`,
          '</table>\n',
          '         <b>Passenger Details / यात्री विवरण</b>',
          table(
            ['#', 'Name', 'Gender', 'Booking Status'],
            [['1', f('passengerName', person.fullName.toUpperCase()), person.sex === 'M' ? 'Male' : 'Female', 'CNF']],
            't',
          ),
          '\n',
          '         <p style="font-size:8pt">Carry a valid identity card in original during the journey.</p>',
        ),
        'rs',
      )
    );
  },
};

const eticket: DocumentLayout<RideBookingFacts> = {
  name: 'e-ticket',
  draw(facts, { f, date, random, amount }) {
    const { values: v, person, mode } = facts;
    const day = random.pick(['Ddd, dd Mmm yyyy', 'd Month yyyy', 'dd.mm.yyyy'] as const);
    const going = { train: 'rail', coach: 'coach', ferry: 'ferry', car: 'car hire' }[mode];
    const name = f('passengerName', random.pick([`${titleOf(person)} ${person.fullName}`, person.fullName]));
    return (
      style(
        ".re { font: 10pt/1.4 'DejaVu Sans', sans-serif }",
        ' .re .box { border-radius: 4mm; border: 2px solid #2b2d6e; overflow: hidden }',
        ' .re .top { background: #2b2d6e; color: #fff; padding: 4mm 6mm; font-size: 13pt }',
        ' .re .mid { padding: 5mm 6mm } .re .way { font-size: 16pt; font-weight: bold }',
        ' .re .pairs td { padding: 1mm 2mm }',
      ) +
      sheet(
        html(
          '<div class="box">',
          `<div class="top">${f('operator', v.operator!)} `,
          `<span style="float:right;font-size:9pt">Your ${going} e-ticket</span></div>`,
          '<div class="mid">\n',
          `         <div class="way">${f('fromPlace', v.fromPlace!)} → ${f('toPlace', v.toPlace!)}</div>`,
          `<div>${f('travelDate', date(v.travelDate!, day))}, ${facts.departs} – ${facts.arrives}</div>\n`,
          '         ',
          pairRows([
            [
              random.pick(['Reference', 'Booking code', 'Confirmation no.', 'Order number']),
              f('bookingReference', v.bookingReference!),
            ],
            [random.pick(['Passenger', 'Traveller', mode === 'car' ? 'Driver' : 'Name']), name],
            ['Service', facts.service],
            ['Place', facts.seat],
            ['Price', `${amount(facts.fare, 'western')} ${facts.currency}`],
          ]),
          '</div>',
          '</div>',
          '<p style="font-size:8pt">This ticket is personal. Please have your passport with you on board.</p>',
        ),
        're',
      )
    );
  },
};

export const trainFerryOrRentalBooking: DocumentSpecimenKind<RideBookingFacts> = {
  category: 'Proof of Travel',
  kind: 'Train, ferry or rental booking',
  facts: factsOf,
  layouts: [slip, eticket, receipt],
};
