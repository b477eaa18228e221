import { indianName, fullName } from '../../people/person-name.ts';
import { houses, indianPlaces, localities, streets } from '../../people/indian-places.ts';
import { randomOf } from '../../random.ts';
import { titled } from './person.ts';

// An employer as in its letterhead, the same in all its documents.
export interface Workplace {
  readonly name: string;
  readonly address: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly stateCode: string; // of its GSTIN
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly pan: string;
  readonly tan: string;
  readonly cin: string;
  readonly signatory: string;
  readonly signatoryPost: string;
}

const stateCodes: Readonly<Record<string, string>> = {
  MAHARASHTRA: '27',
  KARNATAKA: '29',
  'TAMIL NADU': '33',
  TELANGANA: '36',
  'ANDHRA PRADESH': '37',
  KERALA: '32',
  GUJARAT: '24',
  RAJASTHAN: '08',
  DELHI: '07',
  'UTTAR PRADESH': '09',
  PUNJAB: '03',
  'WEST BENGAL': '19',
  ASSAM: '18',
  BIHAR: '10',
  ODISHA: '21',
  GOA: '30',
  'HIMACHAL PRADESH': '02',
  'MADHYA PRADESH': '23',
};

export function workplaceOf(name: string): Workplace {
  const random = randomOf('workplace', name);
  const [city, state, pin] = random.pick(indianPlaces);
  const building = random
    .pick(houses.slice(1, 4))
    .replace('{n}', String(random.whole(1, 480)))
    .replace('{m}', String(random.whole(2, 64)));
  const domain = `${name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .split(' ')
    .slice(0, 2)
    .join('')}.example.com`;
  return {
    name,
    address: [
      `${titled(building)}, ${titled(random.pick(streets))}`,
      `${titled(random.pick(localities))}, ${titled(city)} - ${pin}${random.digits(3)}`,
      `${titled(state)}, India`,
    ],
    city: titled(city),
    state: titled(state),
    stateCode: stateCodes[state] ?? '27',
    phone: `+91${random.pick(['20', '22', '80', '44', '40', '11'])}${random.pick(['2', '4', '6'])}${random.digits(7)}`,
    email: `${random.pick(['hr', 'careers', 'people', 'info'])}@${domain}`,
    website: `www.${domain}`,
    pan: `${random.letters(3)}${name.includes('LLP') ? 'F' : 'C'}${name[0]}${random.digits(4)}${random.letters(1)}`,
    tan: `${random.letters(4)}${random.digits(5)}${random.letters(1)}`,
    cin: `U${random.digits(5)}${random.pick(['MH', 'KA', 'TN', 'DL'])}${random.whole(1996, 2021)}PTC${random.digits(6)}`,
    signatory: titled(fullName(indianName(random, random.pick(['M', 'F']), 'plain'))),
    signatoryPost: random.pick([
      'HR Manager',
      'General Manager - Human Resources',
      'Head of HR',
      'Director',
      'Manager, People Operations',
    ]),
  };
}

// Digits of a phone as offices print them: "+91 20 2614 5590".
export const spacedPhone = (phone: string): string => phone.replace(/^(\+91)(\d{2})(\d{4})(\d+)$/, '$1 $2 $3 $4');
