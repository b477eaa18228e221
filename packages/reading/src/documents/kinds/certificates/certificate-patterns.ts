// A name in a sentence: capitalised words after their titles.
export const personPattern =
  String.raw`(?:(?:Mr|Mrs|Ms|Miss|Shri|Sri|Smt|Dr|Kum|Kumari|[Ll]ate|Master|Baby|Prof)\b\.?(?:\s*\/\s*|` +
  String.raw`\s+))*(?<value>\p{Lu}[\p{L}.'-]*(?:[ \n]\p{Lu}[\p{L}.'-]*){0,5})`;
export const dayPattern =
  String.raw`(?<value>\d{1,2} ?(?:st|nd|rd|th)?(?: day)?(?: of)?[\s./-]{1,3}(?:[A-Za-z]{3,9}|` +
  String.raw`\d{1,2})[\s.,/-]+\d{2,4}|[A-Z][a-z]{2,8} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4}-\d\d-\d\d)`;
export const numberPattern = String.raw`(?<value>[A-Z0-9](?:[A-Z0-9/.:-]|(?<=-)\n)*\d(?:(?:[A-Z0-9/.:-]|(?<=-)\n)*[A-Z0-9])?)`;
export const numberWords = '(No|Number|Nos|Num)';
export const certifiedPattern = String.raw`\b(?:[Cc]ertif(?:y|ied|ies)|[Cc]onfirm(?:ed|s)?) that`;
