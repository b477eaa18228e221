// Doc 9303 part 3, section 6: the Latin letters that do not simply lose their mark.
const spelled: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Ö: 'OE',
  Ø: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Þ: 'TH',
  Đ: 'D',
  Ł: 'L',
  Œ: 'OE',
  İ: 'I',
  ı: 'I',
};

// Letters of the MRZ; apostrophes are dropped, any other non-letter separates two names.
export function transliterate(name: string): string {
  return [...name.normalize('NFC').toUpperCase()]
    .map((letter) => spelled[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .join('')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^A-Z]+/g, ' ')
    .trim();
}
