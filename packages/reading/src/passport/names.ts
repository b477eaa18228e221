// ICAO 9303 part 3 section 6: letters the zone writes with two; the others lose their mark.
const spelled: Readonly<Record<string, string>> = {
  Ä: 'AE', Å: 'AA', Æ: 'AE', Ð: 'D', Ö: 'OE', Ø: 'OE', Ü: 'UE', ß: 'SS', Þ: 'TH', Đ: 'D', Ł: 'L', Œ: 'OE',
}; // prettier-ignore

const bare = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '');

// A printed name as the zone writes it: single spaces, letters only.
export const zoneName = (name: string): string =>
  [...name.normalize('NFC').replaceAll('ß', 'SS').toUpperCase()]
    .map((letter) => spelled[letter] ?? bare(letter))
    .join('')
    .replaceAll(/['’`.]/g, '')
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();

// The same, as the issuers write it that only drop the marks (Ü as U).
const plainName = (name: string): string => zoneName(bare(name));

export const sameName = (printed: string, zone: string): boolean => {
  const wanted = zone.replaceAll(' ', '');
  return [zoneName(printed), plainName(printed)].some((name) => name.replaceAll(' ', '') === wanted);
};

// A name too long for the line is cut off at its end, or its words are cut short.
export function isCutFrom(zone: string, printed: string): boolean {
  const short = zone.split(' ');
  const long = zoneName(printed).split(' ');
  return short.length <= long.length && short.every((word, i) => long[i]!.startsWith(word));
}
