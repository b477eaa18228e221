import { destinations, type TripDestination } from '@visawright/specimens/documents/facts/journey.ts';

// Hotels in countries the specimens do not cover.
const place = (
  country: string,
  alpha3: string,
  currency: string,
  city: string,
  airport: string,
  [hotel, street, postcode, phone]: readonly [string, string, string, string],
  sights: string,
  territory = 'Worldwide',
): TripDestination => ({
  country,
  alpha3,
  currency,
  consulate: `The Visa Officer, Embassy of ${country}`,
  territory,
  via: { city: 'Dubai', airport: 'DXB' },
  stops: [
    {
      city,
      airport,
      hotel: { name: hotel, address: [street, `${postcode} ${city}`], postcode, phone },
      sights: sights.split('; '),
    },
  ],
});

const further: readonly TripDestination[] = [
  place(
    'Portugal',
    'PRT',
    'EUR',
    'Lisbon',
    'LIS',
    ['Pensao Alfazema', 'Rua das Oliveiras 21', '1100-048', '+351215550147'],
    'Belem tower; Tram to Alfama; Sintra day trip; Oceanarium',
    'Schengen',
  ),
  place(
    'Spain',
    'ESP',
    'EUR',
    'Madrid',
    'MAD',
    ['Hostal Los Almendros', 'Calle del Olivo 14', '28013', '+34915550162'],
    'Prado museum; Retiro park; Toledo day trip; Plaza Mayor',
    'Schengen',
  ),
  place(
    'Netherlands',
    'NLD',
    'EUR',
    'Amsterdam',
    'AMS',
    ['Hotel Wilgengracht', 'Lindenkade 8', '1016', '+31205550173'],
    'Canal cruise; Museum quarter; Windmills at the Zaan',
    'Schengen',
  ),
  place(
    'Belgium',
    'BEL',
    'EUR',
    'Brussels',
    'BRU',
    ['Hotel Zavelhof', 'Rue du Tilleul 17', '1000', '+3225550184'],
    'Grand Place; Bruges day trip; Comic museum',
    'Schengen',
  ),
  place(
    'Poland',
    'POL',
    'EUR',
    'Warsaw',
    'WAW',
    ['Hotel Lipowy', 'ul. Kasztanowa 5', '00-102', '+48225550195'],
    'Old town; Royal castle; Vistula walk',
    'Schengen',
  ),
  place(
    'Canada',
    'CAN',
    'CAD',
    'Toronto',
    'YYZ',
    ['Maple Row Residence', '61 Birch Street', 'M5V 2T6', '+14165550106'],
    'Harbourfront; Niagara day trip; Royal museum',
  ),
  place(
    'New Zealand',
    'NZL',
    'NZD',
    'Auckland',
    'AKL',
    ['Pohutukawa Lodge', '12 Ponga Road', '1010', '+6495550117'],
    'Harbour ferry; Hobbit farm; Waitakere ranges',
  ),
  place(
    'Vietnam',
    'VNM',
    'USD',
    'Hanoi',
    'HAN',
    ['Hoa Sen Boutique Hotel', '27 Pho Hang Trong', '100000', '+842435550128'],
    'Old quarter; Halong bay; Temple of literature',
  ),
  place(
    'Indonesia',
    'IDN',
    'USD',
    'Denpasar',
    'DPS',
    ['Villa Kemuning', 'Jalan Pandan 33', '80361', '+623615550139'],
    'Uluwatu; Rice terraces; Ubud market',
  ),
  place(
    'Azerbaijan',
    'AZE',
    'USD',
    'Baku',
    'GYD',
    ['Hotel Narinj', '18 Chinar Street', 'AZ1000', '+994125550140'],
    'Old city; Flame towers; Gobustan',
  ),
];

export function demoDestination(country: string): TripDestination {
  const found = [...destinations, ...further].find((each) => each.country === country);
  if (!found) throw new Error(`the demo has no hotel in ${country}`);
  return found;
}
