// Splits names into words exactly like search_words() in the database: lower case, without diacritics.
export const searchWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .split(/[\s\p{P}\p{S}]+/u)
      .filter((word) => word !== '')
      .map((word) => [...word].slice(0, 40).join('')),
  ),
];

// Upper bound for a byte-wise prefix search on the word.
export const afterPrefix = (word: string): string => `${word}\u{10ffff}`;
