import { popularCountries } from '@visawright/contract/platform/country.ts';
import { destinations } from '@visawright/forms/destinations/destinations.ts';

const order = popularCountries.map(({ value }) => value);
const place = (iso2: string) => (order.includes(iso2) ? order.indexOf(iso2) : order.length);

// All destinations with a form: popular ones first, in their fixed order.
export const offeredDestinations = destinations.toSorted((a, b) => place(a.iso2) - place(b.iso2));

// Shown as cards; the others are found by search.
export const popularDestinations = offeredDestinations.filter(({ iso2 }) => order.includes(iso2));
export const otherDestinations = offeredDestinations.filter(({ iso2 }) => !order.includes(iso2));
