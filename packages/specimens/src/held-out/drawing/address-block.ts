import type { Address } from '../facts/traveller.ts';
import type { FieldWriter } from './field-writer.ts';

type Part = 'home' | 'locality' | 'city' | 'district' | 'state' | 'postcode';

const fieldOf: Readonly<Record<Part, string>> = {
  home: 'addressLine1',
  locality: 'addressLine2',
  city: 'city',
  district: 'district',
  state: 'state',
  postcode: 'postcode',
};

// An address whose parts are fields of their own; `pattern` names the parts in braces.
export const addressBlock = (writer: FieldWriter, address: Address, pattern: string): string =>
  writer.around(
    'address',
    pattern.replaceAll(/\{(\w+)\}/g, (_, part: Part) => writer.f(fieldOf[part], address[part])),
  );
