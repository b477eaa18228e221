import type { Pen, Person } from '../document-specimen-kind.types.ts';

export type Address = Person['address'];
type Part = keyof Address;

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

const whole = (address: Address, middle: string, ending: string): string =>
  joined(address.building, address.locality, address.city, middle, `${address.state} - ${address.postcode}${ending}`);

export const wholeAddress = (address: Address): string => whole(address, '', '');

// The same place in other words: with the district, the country, the word PIN.
export const otherAddresses = (address: Address): string[] =>
  ['', address.district, `Dist ${address.district}`, `District ${address.district}`].flatMap((middle) => [
    whole(address, middle, ''),
    whole(address, middle, ', India'),
    whole({ ...address, postcode: `PIN ${address.postcode}` }, middle, ''),
    whole({ ...address, postcode: `PIN Code ${address.postcode}` }, middle, ''),
  ]);

export const addressValues = (address: Address): Record<string, string> => ({
  address: wholeAddress(address),
  addressLine1: address.building,
  addressLine2: address.locality,
  city: address.city,
  district: address.district,
  state: address.state,
  postcode: address.postcode,
});

export const addressAlso = (address: Address): Record<string, string[]> => ({
  address: otherAddresses(address),
  addressLine1: [joined(address.building, address.locality)],
  addressLine2: [joined(address.locality, address.city), joined(address.locality, address.city, address.district)],
});

export interface AddressFormat {
  readonly field?: string;
  readonly capitals?: boolean;
  readonly parts?: boolean; // the kind also reads town, state and PIN separately
  readonly rows?: readonly (readonly Part[])[];
  readonly between?: string;
  readonly before?: Partial<Record<Part, string>>; // words before a part: Dist., PIN
  readonly ending?: string;
}

const fieldOf = {
  building: 'addressLine1',
  locality: 'addressLine2',
  city: 'city',
  district: 'district',
  state: 'state',
  postcode: 'postcode',
} as const;
export const envelope = [['building', 'locality'], ['city'], ['state', 'postcode']] as const;
export const oneLine = [['building', 'locality', 'city', 'state', 'postcode']] as const;

export function printedAddress(pen: Pen, address: Address, variant: AddressFormat = {}): string {
  const { field = 'address', capitals = false, parts = true, rows = envelope, between = '<br>' } = variant;
  const written = (part: Part) => {
    const shown = capitals ? address[part].toUpperCase() : address[part];
    return (variant.before?.[part] ?? '') + (parts ? pen.f(fieldOf[part], shown) : pen.esc(shown));
  };
  const line = (row: readonly Part[]) =>
    row.map((part, at) => (at ? (part === 'postcode' ? ' - ' : ', ') : '') + written(part)).join('');
  return pen.around(field, rows.map(line).join(between) + (variant.ending ?? ''));
}
