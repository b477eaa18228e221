import type { Form } from '@visawright/forms/form/form-schema.ts';
import { journeyOf } from '@visawright/specimens/documents/facts/journey.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import type { Traveller } from './travellers.ts';

const under = (name: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => [`${name}.${key}`, value] as const);

// Values the person entered before any document was read: the first step of the application and the account.
export function enteredValues(form: Form, { group, personSeed, employment }: Traveller) {
  const person = personOf(personSeed);
  const { from, to } = journeyOf(person);
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const application = {
    fromDate: from,
    toDate: to,
    visaFrom: 'India',
    visaTo: form.destination,
    nationality: 'India',
    visaCategory: group,
    visaType: form.visaTypes.find((type) => type.group === group)!.name,
    visaDuration: String(days),
  };
  const profile = {
    firstName: person.givenNames,
    lastName: person.surname,
    email: person.email,
    phone: person.phone,
    ...(employment === 'Employed' && { companyName: person.employer }),
    'address.country': 'India',
  };
  const entered = Object.fromEntries([...under('application', application), ...under('profile', profile)]);
  return { application, profile, entered };
}
