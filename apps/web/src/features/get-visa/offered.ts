import { popularCountries } from '@visawright/contract/country.ts';
import { destinations } from '@visawright/forms/destinations.ts';

const order = popularCountries.map(({ value }) => value);

// Everything that has a form: the specification's ten first, then the others.
export const offered = destinations.toSorted((a, b) => order.indexOf(a.iso2) - order.indexOf(b.iso2));
