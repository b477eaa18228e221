import type { Address } from './traveller.ts';

export const addressText = ({ home, locality, city, state, postcode }: Address): string =>
  `${home}, ${locality}, ${city}, ${state} - ${postcode}`;

// With each part as a field of its own. The printed text is accepted too (drawing/field-writer.ts).
export const addressValues = (address: Address): Record<string, string> => ({
  address: addressText(address),
  addressLine1: address.home,
  addressLine2: address.locality,
  city: address.city,
  district: address.district,
  state: address.state,
  postcode: address.postcode,
});

// A reader may take the locality with the first line, or the town with the second.
export const addressAlso = ({ home, locality, city }: Address): Record<string, readonly string[]> => ({
  addressLine1: [`${home}, ${locality}`],
  addressLine2: [`${locality}, ${city}`],
});
