// As search_words() in the database cuts names into words: lower case, without marks.
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

// Everything that begins with the word lies between it and this, byte by byte.
export const afterPrefix = (word: string): string => `${word}\u{10ffff}`;
