// ICAO 9303 part 3 section 6: letters written as two in the MRZ; the others lose their diacritics.
const spelled: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Ö: 'OE',
  Ø: 'OE',
  Ü: 'UE',
  ß: 'SS',
  Þ: 'TH',
  Đ: 'D',
  Ł: 'L',
  Œ: 'OE',
};

const bare = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

// A printed name as the zone writes it: single spaces, letters only.
export const zoneName = (name: string): string =>
  [...name.normalize('NFC').replaceAll('ß', 'SS').toUpperCase()]
    .map((letter) => spelled[letter] ?? bare(letter))
    .join('')
    .replaceAll(/['’`.]/g, '')
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();

// The spelling of issuers that only drop diacritics (Ü as U).
const plainName = (name: string): string => zoneName(bare(name));

export const sameName = (printed: string, zone: string): boolean => {
  const wanted = zone.replaceAll(' ', '');
  return [zoneName(printed), plainName(printed)].some((name) => name.replaceAll(' ', '') === wanted);
};

// A name that is too long is truncated at its end, or its words are shortened.
export function isCutFrom(zone: string, printed: string): boolean {
  const short = zone.split(' ');
  const long = zoneName(printed).split(' ');
  return short.length <= long.length && short.every((word, i) => long[i]!.startsWith(word));
}
