import { randomOf } from '../../random.ts';
import type { Person } from '../document-specimen-kind.types.ts';

// A university abroad, the same in a student's loan and offer.
export interface School {
  readonly name: string;
  readonly address: readonly string[];
  readonly city: string;
  readonly country: string;
  readonly currency: string;
  readonly reference: string; // the document's name in its country
  readonly course: string;
}

const schools = [
  [
    'Northmoor University',
    ['4 Chapel Terrace', 'Leeds LS2 9QZ', 'United Kingdom'],
    'Leeds',
    'United Kingdom',
    'GBP',
    'CAS',
  ],
  [
    'Wattle Creek Institute of Technology',
    ['120 Harbour Parade', 'Brisbane QLD 4000', 'Australia'],
    'Brisbane',
    'Australia',
    'AUD',
    'CoE',
  ],
  ['Maple Ridge College', ['77 Lakeshore Drive', 'Hamilton ON L8P 4S1', 'Canada'], 'Hamilton', 'Canada', 'CAD', 'LOA'],
  ['Hochschule Weserland', ['Am Kanal 12', '28195 Bremen', 'Germany'], 'Bremen', 'Germany', 'EUR', 'Admission'],
  [
    'Straits Polytechnic University',
    ['9 Orchid Link', 'Singapore 117543', 'Singapore'],
    'Singapore',
    'Singapore',
    'SGD',
    'IPA',
  ],
  ['Liffey Business School', ['21 Quay Street', 'Dublin 2, D02 X285', 'Ireland'], 'Dublin', 'Ireland', 'EUR', 'Offer'],
] as const;

const courses = [
  'MSc Data Science',
  'Master of Business Administration',
  'MSc Mechanical Engineering',
  'Master of Public Health',
  'Postgraduate Diploma in Project Management',
  'MA International Relations',
  'Bachelor of Computer Applications',
] as const;

export function schoolOf(person: Person): School {
  const random = randomOf('school', person.passportNumber);
  const [name, address, city, country, currency, reference] = random.pick(schools);
  return { name, address, city, country, currency, reference, course: random.pick(courses) };
}
