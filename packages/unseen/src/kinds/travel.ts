import { barCode, squareCode } from '../drawing/marks.ts';
import type { Kind } from '../facts/facts.types.ts';
import { airlines, carriers, hotels } from '../facts/issuers.ts';
import { dayAfter, printDate } from '../facts/printed.ts';

const airports: Readonly<Record<string, readonly [code: string, name: string]>> = {
  Munich: ['MUC', 'Munich'],
  Vienna: ['VIE', 'Vienna'],
  Lyon: ['LYS', 'Lyon'],
  Porto: ['OPO', 'Porto'],
  Utrecht: ['AMS', 'Amsterdam'],
};

export const flight: Kind = {
  category: 'Proof of Travel',
  kind: 'Flight e-ticket or reservation',
  factsOf(traveller, chance) {
    const airline = chance.among(airlines);
    const [code, place] = airports[traveller.trip.hotel.city]!;
    const [home, homeName] = chance.among([
      ['BOM', 'Mumbai'],
      ['MAA', 'Chennai'],
      ['COK', 'Kochi'],
      ['HYD', 'Hyderabad'],
    ] as const);
    const { from, to } = traveller.trip;
    return {
      facts: {
        passengerName: traveller.name.full,
        pnr: chance.capitals(6),
        eTicketNumber: `${airline.number}${chance.figures(10)}`,
        airline: airline.name,
        flightNumber: `${airline.code} ${chance.figures(3)}`,
        originAirport: home,
        outboundDate: from,
        arrivalAirport: code,
        arrivalDate: from,
        returnFlightNumber: `${airline.code} ${chance.figures(3)}`,
        departureAirport: code,
        departureDate: to,
        bookingStatus: 'Confirmed',
        contactPhone: traveller.phone,
        contactEmail: traveller.email,
        _home: homeName,
        _place: place,
        _out: '02:15',
        _in: '07:40',
        _back: '20:55',
        _night: dayAfter(to, 1),
        _backIn: '09:30',
        _booked: dayAfter(from, -70),
        _familyFirst:
          traveller.name.surname === '' ? traveller.name.full : `${traveller.name.surname}/${traveller.name.given}`,
        _title: traveller.sex === 'F' ? 'MS' : 'MR', // after the name, as reservation systems print it
      },
      also: {
        passengerName: [
          `${traveller.name.surname} ${traveller.name.given}`,
          `Mr ${traveller.name.full}`,
          `Ms ${traveller.name.full}`,
          `Ms ${traveller.name.surname} ${traveller.name.given}`,
        ],
        originAirport: [homeName, `${homeName} ${home}`, `${home} ${homeName}`],
        arrivalAirport: [place, `${place} ${code}`, `${code} ${place}`],
        departureAirport: [place, `${place} ${code}`, `${code} ${place}`],
        bookingStatus: ['OK', 'HK'],
      },
    };
  },
  layouts: [
    {
      name: 'itinerary-receipt-table',
      style: { font: 'arial', size: 9.5, dates: 'capital', ink: '8a1538' },
      draw(s) {
        s.band('{airline}', '8a1538').title('Electronic Ticket Itinerary and Receipt', { align: 'left' });
        s.cells(
          [
            [
              ['Booking reference', '{pnr}'],
              ['Ticket number', '{eTicketNumber}'],
              ['Date of issue', '{_booked}'],
              ['Status', '{bookingStatus}'],
            ],
            [
              ['Passenger', '{passengerName|upper}', 2],
              ['Contact', '{contactPhone}  {contactEmail}', 2],
            ],
          ],
          { shade: 'f5e5ea' },
        );
        s.table(
          ['Flight', 'From', 'To', 'Date', 'Dep', 'Arr', 'Class'],
          [
            [
              '{flightNumber}',
              '{_home} ({originAirport})',
              '{_place} ({arrivalAirport})',
              '{outboundDate}',
              '{_out}',
              '{_in}',
              'Economy',
            ],
            [
              '{returnFlightNumber}',
              '{_place} ({departureAirport})',
              '{_home} ({originAirport})',
              '{departureDate}',
              '{_back}',
              '{_backIn} +1',
              'Economy',
            ],
          ],
          { shares: [0.8, 1.5, 1.5, 1.1, 0.6, 0.8, 0.8], fill: 'f5e5ea' },
        );
        s.p('Baggage 30 kg. Please report at the counter three hours before departure.', { size: 8 });
        barCode(s, s.x, s.y + 8, 180, 26, s.value('pnr'));
      },
    },
    {
      name: 'legs-in-boxes',
      style: { font: 'notoSans', size: 9.5, dates: 'monSpace', ink: '0f4c81' },
      draw(s) {
        s.side(
          () => s.head('{airline}', { size: 18, isBold: true }),
          () => s.p('PNR\n{pnr}', { align: 'right', size: 13, isBold: true, as: 'header' }),
        ).rule(1.5);
        s.kv(
          [
            ['Traveller', '{passengerName}'],
            ['E-ticket', '{eTicketNumber}'],
            ['Booking', '{bookingStatus}'],
            ['Phone', '{contactPhone}'],
          ],
          { labelW: 80 },
        );
        for (const [flightNo, from, to, day, out, arrival, night] of [
          [
            '{flightNumber}',
            '{originAirport}',
            '{arrivalAirport}',
            '{outboundDate}',
            '{_out}',
            '{_in}',
            '{arrivalDate}',
          ],
          [
            '{returnFlightNumber}',
            '{departureAirport}',
            '{originAirport}',
            '{departureDate}',
            '{_back}',
            '{_backIn}',
            '{_night}',
          ],
        ] as const) {
          const top = s.y;
          s.box(s.x, top, s.w, 74).at(s.x + 10, top + 8, flightNo, { isBold: true, as: 'table' });
          s.at(s.x + 10, top + 28, from, { size: 20, isBold: true, as: 'table' }).at(s.x + 330, top + 28, to, {
            size: 20,
            isBold: true,
            as: 'table',
          });
          s.at(s.x + 10, top + 56, `${day}  ${out}`, { as: 'table' }).at(s.x + 330, top + 56, `${night}  ${arrival}`, {
            as: 'table',
          });
          s.page.line(s.x + 80, top + 42, s.x + 310, top + 42, s.ink, 1.2);
          s.y = top + 86;
        }
      },
    },
    {
      name: 'agency-reservation',
      style: { font: 'courier', size: 9.5, dates: 'capital' },
      draw(s) {
        s.p('PATHIK TRAVEL DESK   RESERVATION COPY', { isBold: true, as: 'header' }).rule();
        s.p('RECORD LOCATOR  {pnr}', { as: 'key-value' }).p(
          '1.  {passengerName|familyFirst} {_title}   TKT {eTicketNumber}',
          { as: 'key-value' },
        );
        s.p('AIRLINE {airline|upper}   STATUS {bookingStatus|upper}', { as: 'key-value' });
        s.table(
          ['FLT', 'DATE', 'FROM', 'TO', 'DEP', 'ARR'],
          [
            ['{flightNumber}', '{outboundDate}', '{originAirport}', '{arrivalAirport}', '{_out}', '{_in}'],
            [
              '{returnFlightNumber}',
              '{departureDate}',
              '{departureAirport}',
              '{originAirport}',
              '{_back}',
              '{_backIn}+1',
            ],
          ],
          { lines: 'none' },
        );
        s.p('CONTACT {contactPhone} / {contactEmail}', { as: 'key-value' }).p(
          'THIS IS A CONFIRMED RESERVATION AND NOT A BOARDING PASS',
        );
      },
    },
    {
      name: 'confirmation-mail',
      style: { font: 'dejavuSerif', size: 10, dates: 'long' },
      draw(s) {
        s.title('Your trip with {airline} is booked')
          .p('Hello {passengerName},')
          .p(
            'Your booking {pnr} is {bookingStatus}. You leave {_home} ({originAirport}) on {outboundDate} with flight ' +
              '{flightNumber} and land in {_place} ({arrivalAirport}) the same day, {arrivalDate}. The journey home ' +
              'begins in {_place} ({departureAirport}) on {departureDate} with flight {returnFlightNumber}.',
            { leading: 17 },
          );
        s.p(
          'Your electronic ticket has the number {eTicketNumber}. We reach you on {contactPhone} or {contactEmail}.',
          { leading: 17 },
        );
        squareCode(s, s.x, s.y + 10, 60, s.value('pnr'));
      },
    },
  ],
};
export const hotelBooking: Kind = {
  category: 'Proof of Travel',
  kind: 'Hotel booking',
  factsOf(traveller, chance) {
    const { from, to, nights, hotel } = traveller.trip;
    const rate = chance.whole(62, 180);
    return {
      facts: {
        guestName: traveller.name.full,
        hotelName: hotel.name,
        hotelAddress: `${hotel.street}, ${hotel.postcode} ${hotel.city}`,
        hotelCity: hotel.city,
        hotelPostcode: hotel.postcode,
        hotelCountry: hotel.country,
        hotelPhone: hotel.dial,
        hotelEmail: `desk@${hotel.site}`,
        checkInDate: from,
        checkOutDate: to,
        bookingReference: `${chance.capitals(3)}-${chance.figures(6)}`,
        amount: String(rate * nights),
        paymentStatus: chance.among(['Paid', 'Prepaid']),
        _nights: String(nights),
        _rate: String(rate),
        _street: hotel.street,
        _booked: dayAfter(from, -45),
      },
      also: {
        hotelAddress: [
          `${hotel.street}, ${hotel.postcode} ${hotel.city}, Germany`,
          hotel.street,
          ...['Germany', 'Austria', 'France', 'Portugal', 'Netherlands'].map(
            (land) => `${hotel.street}, ${hotel.postcode} ${hotel.city}, ${land}`,
          ),
        ],
      },
    };
  },
  layouts: [
    {
      name: 'portal-voucher',
      style: { font: 'arial', size: 10, dates: 'american', money: 'western', ink: '003b6f' },
      draw(s) {
        s.band('roomfinder.example', '003b6f')
          .title('Booking confirmation', { align: 'left' })
          .p('CONFIRMATION NUMBER: {bookingReference}', { align: 'right', as: 'header' });
        s.head('{hotelName}', { size: 15, isBold: true }).p(
          'Address: {hotelAddress}, {hotelCountry}\nPhone: {hotelPhone}',
          { as: 'key-value' },
        );
        s.table(
          ['CHECK-IN', 'CHECK-OUT', 'ROOMS / NIGHTS'],
          [['{checkInDate}\nfrom 15:00', '{checkOutDate}\nuntil 11:00', '1 / {_nights}']],
          { fill: 'e3ecf5', size: 11 },
        );
        s.kv(
          [
            ['Guest name', '{guestName}'],
            ['Room', 'Double room, breakfast included'],
            ['Price', 'EUR {amount|western}'],
            ['Payment', '{paymentStatus}'],
          ],
          { labelW: 120, sep: '' },
        );
        s.p('You can cancel free of charge until two days before arrival.', { size: 8 });
      },
    },
    {
      name: 'hotel-letter',
      style: { font: 'times', size: 11, dates: 'long', money: 'european' },
      draw(s) {
        s.head('{hotelName}', { size: 20, align: 'center' })
          .head('{hotelAddress}', { align: 'center' })
          .head('Tel. {hotelPhone}   {hotelEmail}', { align: 'center', after: 14 })
          .rule();
        s.p('{hotelCity}, {_booked}', { align: 'right' }).p('Reservation {bookingReference}', { isBold: true });
        s.p('Dear {guestName},').p(
          'Thank you for choosing our house. We are pleased to confirm a double room for {_nights} nights, arriving ' +
            'on {checkInDate} and departing on {checkOutDate}. The total price including city tax is EUR ' +
            '{amount|european} and has been {paymentStatus|lower}.',
          { leading: 18 },
        );
        s.p('We wish you a pleasant journey.\n\nReception');
      },
    },
    {
      name: 'voucher-cells',
      style: { font: 'dejavuCondensed', size: 9.5, dates: 'mon', money: 'western', ink: '6a4c1b' },
      draw(s) {
        s.title('HOTEL VOUCHER').cells(
          [
            [
              ['Voucher / Booking No.', '{bookingReference}'],
              ['Lead guest', '{guestName|upper}', 2],
            ],
            [
              ['Property', '{hotelName}'],
              ['Address', '{hotelAddress}', 2],
            ],
            [
              ['Country', '{hotelCountry}'],
              ['Telephone', '{hotelPhone}'],
              ['E-mail', '{hotelEmail}'],
            ],
            [
              ['Arrival', '{checkInDate}'],
              ['Departure', '{checkOutDate}'],
              ['Nights', '{_nights}'],
            ],
            [
              ['Rate per night', 'EUR {_rate|western}'],
              ['Total', 'EUR {amount|western}'],
              ['Payment status', '{paymentStatus}'],
            ],
          ],
          { shade: 'f3ead9' },
        );
        barCode(s, s.x, s.y + 6, 150, 24, s.value('bookingReference'));
      },
    },
    {
      name: 'invoice-two-columns',
      style: { font: 'notoSerif', size: 9.5, dates: 'dot', money: 'european', ink: '394b2f' },
      draw(s) {
        s.side(
          () =>
            s
              .head('{hotelName}', { size: 14, isBold: true })
              .p('{_street}\n{hotelPostcode} {hotelCity}\n{hotelCountry}', { as: 'header' }),
          () =>
            s.kv(
              [
                ['Reservation', '{bookingReference}'],
                ['Arrival', '{checkInDate}'],
                ['Departure', '{checkOutDate}'],
                ['Guest', '{guestName}'],
              ],
              { labelW: 75 },
            ),
        );
        s.rule().table(
          ['Description', 'Quantity', 'Price', 'Sum EUR'],
          [['Room with breakfast', '{_nights}', '{_rate|european}', '{amount|european}']],
          { shares: [3, 1, 1, 1.2], right: [1, 2, 3], lines: 'rows' },
        );
        s.p('Status: {paymentStatus}', { as: 'key-value' }).p('{hotelPhone}   {hotelEmail}', { as: 'header', size: 8 });
      },
    },
  ],
};

export const itinerary: Kind = {
  category: 'Proof of Travel',
  kind: 'Day-wise itinerary',
  factsOf(traveller) {
    const { from, to, nights, hotel } = traveller.trip;
    const plans = [
      'Old town on foot',
      'Museum of fine arts',
      'Day trip to the lakes',
      'Botanical garden',
      'Castle and vineyards',
      'Free day',
    ];
    const rows = Array.from({ length: nights + 1 }, (_, at) => [
      `${at + 1}`,
      dayAfter(from, at),
      at === 0 ? 'Arrival and transfer' : at === nights ? 'Flight home' : plans[at % plans.length]!,
      at === nights ? '-' : hotel.name,
    ]);
    return {
      facts: {
        travelFrom: from,
        travelTo: to,
        _name: traveller.name.full,
        _city: hotel.city,
        _country: hotel.country,
        _passport: traveller.passport,
        _nights: String(nights),
      },
      rows,
    };
  },
  layouts: [
    {
      name: 'day-table',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '28545c' },
      draw(s) {
        s.title('TRAVEL ITINERARY').kv(
          [
            ['Name of applicant', '{_name}'],
            ['Passport', '{_passport}'],
            ['Travel dates', '{travelFrom} to {travelTo}'],
          ],
          { labelW: 120 },
        );
        s.table(
          ['Day', 'Date', 'Programme', 'Stay'],
          s.rows.map(([day = '', date = '', plan = '', stay = '']) => [day, printDate(date, 'slash'), plan, stay]),
          { shares: [0.4, 1, 2.4, 1.8], fill: 'dfecee' },
        );
      },
    },
    {
      name: 'day-paragraphs',
      style: { font: 'notoSerif', size: 10, dates: 'long' },
      draw(s) {
        s.title('{_nights} nights in {_city}', { align: 'left' }).p(
          'Tour plan for {_name}, from {travelFrom} until {travelTo}.',
        );
        for (const [day = '', date = '', plan = '', stay = ''] of s.rows)
          s.p(`Day ${day} (${printDate(date, 'long')}): ${plan}. ${stay === '-' ? '' : `Overnight at ${stay}.`}`);
      },
    },
    {
      name: 'schedule-cells',
      style: { font: 'dejavuCondensed', size: 9, dates: 'mon', ink: '5b2c6f' },
      draw(s) {
        s.band('Tour schedule', '5b2c6f').cells([
          [
            ['Guest', '{_name}', 2],
            ['Trip begins', '{travelFrom}'],
            ['Trip ends', '{travelTo}'],
          ],
        ]);
        for (const [day = '', date = '', plan = '', stay = ''] of s.rows)
          s.cells([
            [
              [`Day ${day}`, printDate(date, 'mon')],
              ['Visits', plan, 2],
              ['Hotel', stay, 1.6],
            ],
          ]).gap(-8);
      },
    },
  ],
};

export const surface: Kind = {
  category: 'Proof of Travel',
  kind: 'Train, ferry or rental booking',
  factsOf(traveller, chance) {
    const operator = chance.among(carriers);
    const [fromPlace, toPlace] = [
      traveller.trip.hotel.city,
      chance.among(hotels.filter(({ city }) => city !== traveller.trip.hotel.city)).city,
    ];
    return {
      facts: {
        passengerName: traveller.name.full,
        operator,
        bookingReference: chance.capitals(8),
        fromPlace,
        toPlace,
        travelDate: dayAfter(traveller.trip.from, 3),
        _seat: `Coach ${chance.whole(1, 9)} Seat ${chance.whole(11, 79)}`,
        _time: '09:20',
      },
    };
  },
  layouts: [
    {
      name: 'ticket-strip',
      style: { font: 'arial', size: 10, format: 'half', dates: 'dot', ink: 'b5121b' },
      draw(s) {
        s.band('{operator}', 'b5121b').cells(
          [
            [
              ['FROM', '{fromPlace}', 2],
              ['TO', '{toPlace}', 2],
              ['DATE', '{travelDate}', 1.3],
              ['DEP', '{_time}', 1],
            ],
            [
              ['PASSENGER', '{passengerName|upper}', 3],
              ['SEAT', '{_seat}', 2],
              ['ORDER', '{bookingReference}', 2],
            ],
          ],
          { h: 34 },
        );
        squareCode(s, s.x, s.y, 80, s.value('bookingReference'));
      },
    },
    {
      name: 'booking-mail',
      style: { font: 'notoSans', size: 10, dates: 'long' },
      draw(s) {
        s.head('{operator}', { size: 14, isBold: true })
          .rule()
          .p('Dear {passengerName},')
          .p(
            'your seat from {fromPlace} to {toPlace} on {travelDate} is reserved. Please show the reference ' +
              '{bookingReference} when boarding. Your place: {_seat}. Departure {_time}.',
            { leading: 17 },
          );
      },
    },
    {
      name: 'boarding-list',
      style: { font: 'courier', size: 10, dates: 'capital' },
      draw(s) {
        s.p('{operator|upper}', { isBold: true, as: 'header', size: 13 }).kv(
          [
            ['BOOKING', '{bookingReference}'],
            ['NAME', '{passengerName|upper}'],
            ['ORIGIN', '{fromPlace|upper}'],
            ['DESTINATION', '{toPlace|upper}'],
            ['TRAVEL DATE', '{travelDate}'],
            ['PLACE', '{_seat}'],
          ],
          { labelW: 120 },
        );
      },
    },
  ],
};
