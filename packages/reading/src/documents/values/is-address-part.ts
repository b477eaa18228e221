import type { Label } from '../labels/find-labels.ts';
import { foldLetters } from '../labels/wordings.ts';

const parts = new Set(
  [
    'State',
    'District',
    'Dist',
    'Distt',
    'PIN',
    'PIN Code',
    'Pincode',
    'City',
    'Town',
    'Country',
    'Postal Code',
    'Post Code',
    'Zip Code',
    'Village',
    'Post',
    'PO',
    'Post Office',
    'Sub District',
    'VTC',
    'Taluka',
    'Tehsil',
    'Landmark',
    'Locality',
    'Area',
    'Street',
    'House',
    'House No',
    'Flat No',
    'C/O',
    'S/O',
    'D/O',
    'W/O',
    'Care of',
  ].map(foldLetters),
);

// Inside an address, `District:` and `PIN code:` do not end the value.
export function isAddressPart({ line, start, end }: Label): boolean {
  const words = line.words.slice(start.word, end.word + 1).map((word) => word.text);
  const text = [...words.slice(0, -1), words.at(-1)!.slice(0, end.char + 1)].join('');
  return parts.has(foldLetters(text));
}
