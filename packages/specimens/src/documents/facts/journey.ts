import { randomOf } from '../../random.ts';
import { daysLater } from './days.ts';
import type { Person } from '../document-specimen-kind.types.ts';

export interface Stop {
  readonly city: string;
  readonly airport: string; // IATA
  readonly hotel: {
    readonly name: string;
    readonly address: readonly string[];
    readonly postcode: string;
    readonly phone: string;
  };
  readonly sights: readonly string[];
}
export interface TripDestination {
  readonly country: string;
  readonly alpha3: string;
  readonly currency: string;
  readonly consulate: string;
  readonly territory: string;
  readonly stops: readonly Stop[];
  readonly via: { readonly city: string; readonly airport: string };
}
export interface Journey {
  readonly destination: TripDestination;
  readonly home: { readonly city: string; readonly airport: string };
  readonly from: string; // leaving India
  readonly to: string; // back
  readonly purpose: 'tourism' | 'business' | 'visiting family';
}

const stop = (
  city: string,
  airport: string,
  name: string,
  street: string,
  postcode: string,
  phone: string,
  sights: string,
): Stop => ({
  city,
  airport,
  hotel: { name, address: [street, `${postcode} ${city}`], postcode, phone },
  sights: sights.split('; '),
});

const doha = { city: 'Doha', airport: 'DOH' };
const dubai = { city: 'Dubai', airport: 'DXB' };
export const destinations: readonly TripDestination[] = [
  {
    country: 'France',
    alpha3: 'FRA',
    currency: 'EUR',
    consulate: 'The Visa Officer, Consulate General of France',
    territory: 'Schengen',
    via: doha,
    stops: [
      stop(
        'Paris',
        'CDG',
        'Hotel Les Marronniers',
        '18 Rue des Lilas',
        '75011',
        '+33155501180',
        'Louvre museum; Seine river cruise; Montmartre walk; Versailles day trip; Latin Quarter',
      ),
      stop(
        'Nice',
        'NCE',
        'Residence Azur Plage',
        '6 Avenue des Palmiers',
        '06000',
        '+33493550142',
        'Promenade des Anglais; Old town market; Eze village; Coast drive to Menton',
      ),
    ],
  },
  {
    country: 'Germany',
    alpha3: 'DEU',
    currency: 'EUR',
    consulate: 'The Consulate General of the Federal Republic of Germany',
    territory: 'Schengen',
    via: dubai,
    stops: [
      stop(
        'Munich',
        'MUC',
        'Hotel Isarblick',
        'Lindenstrasse 41',
        '80331',
        '+498955501234',
        'Marienplatz; English Garden; Castle excursion; Technical museum',
      ),
      stop(
        'Berlin',
        'BER',
        'Pension am Tiergarten',
        'Kastanienallee 9',
        '10435',
        '+493055507788',
        'Brandenburg Gate; Museum Island; East Side Gallery; Potsdam day trip',
      ),
    ],
  },
  {
    country: 'Switzerland',
    alpha3: 'CHE',
    currency: 'CHF',
    consulate: 'The Visa Section, Embassy of Switzerland',
    territory: 'Schengen',
    via: doha,
    stops: [
      stop(
        'Zurich',
        'ZRH',
        'Gasthaus Seeblick',
        'Bahnhofweg 7',
        '8001',
        '+41445550190',
        'Lake Zurich cruise; Old town; Rhine Falls',
      ),
      stop(
        'Interlaken',
        'BRN',
        'Chalet Edelweiss',
        'Hauptstrasse 22',
        '3800',
        '+41335550113',
        'Jungfrau railway; Harder Kulm; Lauterbrunnen valley; Lake Brienz',
      ),
    ],
  },
  {
    country: 'Italy',
    alpha3: 'ITA',
    currency: 'EUR',
    consulate: 'The Consul General of Italy',
    territory: 'Schengen',
    via: dubai,
    stops: [
      stop(
        'Rome',
        'FCO',
        'Albergo Due Fontane',
        'Via dei Platani 33',
        '00185',
        '+390655501771',
        'Colosseum and Forum; Vatican museums; Trastevere; Villa gardens',
      ),
      stop(
        'Milan',
        'MXP',
        'Hotel Porta Verde',
        'Corso delle Rose 5',
        '20121',
        '+390255509911',
        'Duomo; Lake Como day trip; Brera gallery',
      ),
    ],
  },
  {
    country: 'Japan',
    alpha3: 'JPN',
    currency: 'JPY',
    consulate: 'The Consul, Embassy of Japan',
    territory: 'Worldwide excluding USA and Canada',
    via: { city: 'Singapore', airport: 'SIN' },
    stops: [
      stop(
        'Tokyo',
        'NRT',
        'Hotel Sakuragawa',
        '2-14-5 Higashi Ueno',
        '110-0015',
        '+81355501122',
        'Asakusa temple; Shibuya; Nikko day trip; Tsukiji market',
      ),
      stop(
        'Osaka',
        'KIX',
        'Minami Garden Inn',
        '1-8-3 Namba Naka',
        '556-0011',
        '+81655503344',
        'Osaka castle; Nara deer park; Kyoto by train; Dotonbori',
      ),
    ],
  },
  {
    country: 'United Kingdom',
    alpha3: 'GBR',
    currency: 'GBP',
    consulate: 'The Entry Clearance Officer, British High Commission',
    territory: 'Worldwide',
    via: dubai,
    stops: [
      stop(
        'London',
        'LHR',
        'The Plane Tree Hotel',
        '44 Gower Mews',
        'WC1E 6HQ',
        '+442055501980',
        'Tower of London; British Museum; Greenwich; Windsor day trip',
      ),
      stop(
        'Edinburgh',
        'EDI',
        'Craigview Guest House',
        '12 Thistle Row',
        'EH1 2AB',
        '+441315550176',
        'Castle; Royal Mile; Highlands coach tour',
      ),
    ],
  },
  {
    country: 'Singapore',
    alpha3: 'SGP',
    currency: 'SGD',
    consulate: 'The High Commission of Singapore',
    territory: 'Asia excluding Japan',
    via: { city: 'Colombo', airport: 'CMB' },
    stops: [
      stop(
        'Singapore',
        'SIN',
        'Orchid Quay Hotel',
        '88 Jalan Merpati',
        '089764',
        '+6565550148',
        'Gardens by the Bay; Sentosa; Chinatown; Night Safari; Botanic Gardens',
      ),
    ],
  },
  {
    country: 'Australia',
    alpha3: 'AUS',
    currency: 'AUD',
    consulate: 'The Australian High Commission, Visa Section',
    territory: 'Worldwide excluding Americas',
    via: { city: 'Singapore', airport: 'SIN' },
    stops: [
      stop(
        'Sydney',
        'SYD',
        'Harbour Gum Hotel',
        '210 Pitt Lane',
        '2000',
        '+61255501234',
        'Opera House; Blue Mountains; Bondi to Coogee walk; Taronga',
      ),
      stop(
        'Melbourne',
        'MEL',
        'Yarra Terrace Suites',
        '5 Collins Arcade',
        '3000',
        '+61355504321',
        'Great Ocean Road; Laneways; Phillip Island',
      ),
    ],
  },
];

const airports: Readonly<Record<string, string>> = {
  Pune: 'PNQ',
  Mumbai: 'BOM',
  Nagpur: 'NAG',
  Bengaluru: 'BLR',
  Chennai: 'MAA',
  Hyderabad: 'HYD',
  Kochi: 'COK',
  Ahmedabad: 'AMD',
  Jaipur: 'JAI',
  'New Delhi': 'DEL',
  Lucknow: 'LKO',
  Kolkata: 'CCU',
  Amritsar: 'ATQ',
  Thiruvananthapuram: 'TRV',
};

// One journey per person: ticket, hotel, policy and letters have the same dates.
export function journeyOf(person: Person): Journey {
  if (person.journey) return person.journey;
  const random = randomOf('journey', person.passportNumber);
  const { city } = person.address;
  const home = airports[city]
    ? { city, airport: airports[city] }
    : random.pick([
        { city: 'Mumbai', airport: 'BOM' },
        { city: 'New Delhi', airport: 'DEL' },
      ]);
  const from = daysLater('2026-12-05', random.whole(0, 200));
  return {
    destination: random.pick(destinations),
    home,
    from,
    to: daysLater(from, random.whole(7, 21)),
    purpose: random.pick(['tourism', 'tourism', 'business', 'visiting family']),
  };
}
