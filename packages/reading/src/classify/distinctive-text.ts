const capitals = String.raw`(?:[ \t]+[A-Z][\w.'’-]*){1,4}`;
const titled = new RegExp(String.raw`\b(?:Mr|Mrs|Ms|Miss|Shri|Sri|Smt|Km|Kumari|Dr|Master|M\/s)\.?${capitals}`, 'g');
const kin = new RegExp(String.raw`\b[SDWC]\/[OH]\.?:?${capitals}`, 'g');
const named =
  /((?:name|naam|signed by|holder|father|mother|spouse|guest|passenger|insured)[^:\n]{0,24}:)[^\n.;|]{1,36}/gi;
const placed = /(address[^:\n]{0,24}:)[^\n.;|]{1,90}/gi;
const telltale = /\d|@|<<|^https?:|^www\./i; // part of a number, email address, MRZ or web address

const mostOfAWord = 3;
const mostLetters = 6000; // the model sees less than that

// The words that identify a document's kind but not its owner: no numbers, no email addresses, no recognisable names.
export function distinctiveText(text: string): string {
  const bare = text
    .slice(0, mostLetters)
    .replaceAll(titled, ' ')
    .replaceAll(kin, ' ')
    .replaceAll(named, '$1')
    .replaceAll(placed, '$1')
    .split(/\s+/)
    .filter((word) => !telltale.test(word))
    .join(' ')
    .replaceAll(/[^\p{L}\p{M}\s.,:'’()-]+/gu, ' ');
  const seen = new Map<string, number>();
  const words = bare.split(/\s+/).filter((word) => {
    const key = word.toLowerCase();
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times <= mostOfAWord && /\p{L}/u.test(word);
  });
  return words.join(' ');
}
