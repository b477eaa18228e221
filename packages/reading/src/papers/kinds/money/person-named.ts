const titles = 'Mr|Mrs|Ms|Miss|Mstr|Master|Shri|Sri|Smt|Dr|Kum|Kumari|Km|Prof';
const word = String.raw`(?:[A-Z]\.|[A-Z][A-Za-z'’]*(?:-\s*[A-Z][A-Za-z'’]*)*)`;

export const personWords = `(?:(?i:${titles})\\.?\\s+)?${word}(?:\\s+${word}){0,4}`;

// A person's name behind words that lead to it: a run of capitalised words, over the end of a line if need be.
export const personNamed = (lead: string): RegExp => new RegExp(`(?i:${lead}) (?<value>${personWords})`);
