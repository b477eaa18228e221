const titles = 'Mr|Mrs|Ms|Miss|Mstr|Master|Shri|Sri|Smt|Dr|Kum|Kumari|Km|Prof';
// What begins the next sentence or the next line is no part of a name.
const others =
  'Mr|Mrs|Ms|Miss|Shri|Smt|Dr|From|To|For|The|This|That|At|On|In|Of|And|Is|With|Date|Dated|Period|Account|Statement|Branch|Bank|Page|We|It|Rs|INR|PAN|PPO|DOB|Passport|Policy|Sub|Subject|Ref|Reference|Dear|Sir|Madam|Your|Our|Please|Amount|Sum|Rupees|Customer|Opening|Closing|Address|No|Income|Tax|Form|Return|January|February|March|April|June|July|August|September|October|November|December';
const word = String.raw`(?!(?:${others})\b)(?:[A-Z]\.|[A-Z][A-Za-z'’]*(?:-\s*[A-Z][A-Za-z'’]*)*)`;

export const personWords = `(?:(?i:${titles})\\.?\\s+)?${word}(?:\\s+${word}){0,4}`;

// With a surname at least: `Dear Ms Hegde` tells half of it.
export const fullPersonNamed = (lead: string): RegExp =>
  new RegExp(`(?i:${lead}) (?<value>${personWords.replace('{0,4}', '{1,4}')})`);

// A person's name behind words that lead to it: a run of capitalised words, over the end of a line if need be.
export const personNamed = (lead: string): RegExp => new RegExp(`(?i:${lead}) (?<value>${personWords})`);
