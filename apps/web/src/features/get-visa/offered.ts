import { popularCountries } from '@visawright/contract/country.ts';
import { destinations } from '@visawright/forms/destinations.ts';

const order = popularCountries.map(({ value }) => value);
const place = (iso2: string) => (order.includes(iso2) ? order.indexOf(iso2) : order.length);

// Everything that has a form: the popular ones in their order, then whatever was added since.
export const offered = destinations.toSorted((a, b) => place(a.iso2) - place(b.iso2));
