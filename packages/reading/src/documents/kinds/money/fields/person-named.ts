const titles = 'Mr|Mrs|Ms|Miss|Mstr|Master|Shri|Sri|Smt|Dr|Kum|Kumari|Km|Prof';
// Words that begin the next sentence or line are not part of a name.
const others =
  'Mr|Mrs|Ms|Miss|Shri|Smt|Dr|From|To|For|The|This|That|At|On|In|Of|And|Is|With|Date|Dated|Period|' +
  'Account|Statement|Branch|Bank|Page|We|It|Rs|INR|PAN|PPO|DOB|Passport|Policy|Sub|Subject|Ref|' +
  'Reference|Dear|Sir|Madam|Your|Our|Please|Amount|Sum|Rupees|Customer|Opening|Closing|Address|No|' +
  'Income|Tax|Form|Return|January|February|March|April|June|July|August|September|October|November|' +
  'December';
const word = String.raw`(?!(?:${others})\b)(?:[A-Z]\.|[A-Z][A-Za-z'’]*(?:-\s*[A-Z][A-Za-z'’]*)*)`;

export const personWords = `(?:(?i:${titles})\\.?\\s+)?${word}(?:\\s+${word}){0,4}`;

// At least two words: `Dear Ms Hegde` is incomplete.
export const fullPersonNamed = (lead: string): RegExp =>
  new RegExp(`(?i:${lead}) (?<value>${personWords.replace('{0,4}', '{1,4}')})`);

// A person's name after introducing words: a run of capitalised words that may wrap to the next line.
export const personNamed = (lead: string): RegExp => new RegExp(`(?i:${lead}) (?<value>${personWords})`);
