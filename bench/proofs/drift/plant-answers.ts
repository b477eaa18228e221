import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { Random } from '../tenancy/random.ts';

export interface Traveller {
  readonly answers: FillData['answers'];
  readonly planted: readonly string[]; // as a page may write what it knows
  readonly secrets: readonly RegExp[]; // none of which a report may contain
}

const names = [
  ['Subramaniam', 'Pranav Kumar'],
  ['Deshpande', 'Ananya'],
  ['D’Souza', 'Mary-Ann Grace'],
  ['Bhattacharya', 'Ravi'],
  ['Müller-Łukasz', 'José'],
  ['Om', 'Li'],
  ['Day', 'Rose'],
  ['श्रीवास्तव', 'ज्योत्स्ना'],
] as const;
const cities = ['Coimbatore', 'Pune', 'Thiruvananthapuram', 'Hubballi', 'Śrīnagar'];
const employers = ['Nilgiri Exports', 'Sundaram Textiles', 'Kaveri Hospital'];

// A traveller whose words no form has, except names that are words of forms too.
export function drawTraveller(random: Random): Traveller {
  const [surname, given] = random.of(names);
  const [city, employer] = [random.of(cities), random.of(employers)];
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('');
  const passport = `X${digits(7)}`;
  const phone = `98${digits(8)}`;
  const [year, month, day] = [1950 + Math.floor(random.next() * 50), '07', `${10 + Math.floor(random.next() * 18)}`];
  const email = `${given.split(' ')[0]!.toLowerCase()}.${digits(3)}@mail.example`;
  const relative = `Gayatri ${surname}`;
  const agent = 'Rahul Mehrotra'; // signed in, not in the answers
  return {
    answers: {
      surname,
      givenNames: given,
      dateOfBirth: `${year}-${month}-${day}`,
      passportNumber: passport,
      mobilePhone: `+91 ${phone}`,
      email,
      homeAddress: `Flat ${digits(2)}, Prabhat Gardens, ${city}`,
      placeOfBirth: city,
      employerName: employer,
      fatherName: relative,
      previousVisits: [{ purpose: 'Honeymoon', city }],
    },
    planted: [
      `${given} ${surname}`,
      `${surname.toUpperCase()}, ${given.toUpperCase()}`,
      `${given}${surname}`.replaceAll(' ', '').toUpperCase(),
      given.split(' ')[0]!.toLowerCase(),
      passport,
      `${day}/${month}/${year}`,
      `${day} July ${year}`,
      phone,
      `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      email,
      city,
      `Prabhat Gardens, ${city.toUpperCase()}`,
      employer,
      relative,
      agent,
      'honeymoon',
    ],
    secrets: [
      ...[
        surname,
        ...given.split(' '),
        'Gayatri',
        'Rahul',
        'Mehrotra',
        city,
        ...employer.split(' ').slice(0, 1),
        'Prabhat',
        'Honeymoon',
      ].map(wholeWord),
      ...[passport.slice(1), phone.slice(0, 5), phone.slice(5), `${year}`, email.split('@')[0]!].map(
        (text) => new RegExp(escaped(text), 'i'),
      ),
    ],
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Short names are inside of ordinary words: they count where a word begins and ends.
const wholeWord = (text: string) =>
  text.length > 4
    ? new RegExp(escaped(text), 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}])${escaped(text)}(?![\\p{L}\\p{M}])`, 'iu');

// The page repeats what it knows: in labels, headings, lists, ids and its address.
export function plantAnswers(skeleton: PageSkeleton, { planted }: Traveller, random: Random): PageSkeleton {
  const some = () => random.of(planted);
  const isHere = () => random.next() < 0.4;
  const repeated = (text: string) =>
    random.of([`${text} ${some()}`, `${some()}: ${text}`, `${text} (${some()})`, some()]);
  const slug = () => some().replace(/[^A-Za-z0-9]+/g, random.of(['_', '-', '']));
  const cut = (text: string) => text.slice(0, 300);
  return {
    ...skeleton,
    path: isHere() ? `${skeleton.path}/${slug()}` : skeleton.path,
    title: isHere() ? repeated(skeleton.title) : skeleton.title,
    headings: skeleton.headings.map((heading) => (isHere() ? cut(repeated(heading)) : heading)),
    controls: skeleton.controls.map((control): PageControl => ({
      ...control,
      id: isHere() ? `${control.id}_${slug()}` : control.id,
      name: isHere() ? `row[${slug()}]` : control.name,
      label: isHere() ? cut(repeated(control.label)) : control.label,
      group: isHere() ? cut(repeated(control.group)) : control.group,
      options: isHere() ? [...control.options.slice(0, 380), some()] : control.options,
      pattern: random.next() < 0.1 ? some() : control.pattern,
    })),
  };
}

// The words of a traveller that a report still contains, without those the page has for everyone.
export function leaksIn(report: PageSkeleton, page: PageSkeleton, { secrets }: Traveller): string[] {
  const [text, usual] = [report, page].map((each) => JSON.stringify({ ...each, origin: '' })) as [string, string];
  return secrets.filter((secret) => secret.test(text) && !secret.test(usual)).map(String);
}
