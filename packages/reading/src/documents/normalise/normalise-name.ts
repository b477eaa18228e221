const titles = new RegExp(
  String.raw`^(?:(?:mr|mrs|ms|miss|mstr|master|dr|prof|shri|sri|shree|smt|sow|kum|kumari|km|sh|adv|er|ca|capt|` +
    String.raw`col|late|lt|messrs|sir|madam)(?:\.?\s*\/\s*|\.\s*|\s+)|m\/s\.?\s*|श्री\s*)+`,
  'i',
);
const relation =
  /[,(]?\s*\b(s\/o|d\/o|w\/o|c\/o|h\/o|f\/o|son of|daughter of|wife of|care of|husband of|father of)\b\.?\s*[:.-]?\s*/i;

export interface Relation {
  readonly name: string;
  readonly relation?: string; // S/O, D/O, W/O, C/O
  readonly of?: string;
}

const tidy = (text: string) =>
  text
    .replaceAll(/\p{Script=Devanagari}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:;,.\-/|*"'“”‘’«»~_)]+/, '')
    .replace(/[\s:;,\-/|*"'“”‘’«»~_(]+$/, '')
    .trim();

const untitled = (text: string) => tidy(text).replace(titles, '').trim();

const codes: Readonly<Record<string, string>> = {
  son: 'S/O',
  daughter: 'D/O',
  wife: 'W/O',
  care: 'C/O',
  husband: 'H/O',
  father: 'F/O',
};

export function relationOf(raw: string): Relation {
  const match = relation.exec(raw);
  if (!match) return { name: untitled(raw) };
  const stated = match[1]!.toLowerCase();
  const of = untitled(raw.slice(match.index + match[0].length).split(/[,;\n]/)[0]!);
  return {
    name: untitled(raw.slice(0, match.index)),
    relation: codes[stated.split(' ')[0]!] ?? stated.toUpperCase(),
    ...(of && { of }),
  };
}

// Words for people in documents that are not names.
const roles = new RegExp(
  String.raw`^(?:(?:full|first|given|my|his|her|their|the|of|and|or|own|name|names|surname|when|where|who|born|` +
    String.raw`sex|gender|date|birth|issued|registered|father|mother|husband|wife|spouse|son|daughter|brother|` +
    String.raw`sister|parent|parents|guardian|child|minor|baby|host|guest|sponsor|inviter|applicant|visitor|holder|` +
    String.raw`bearer|owner|tenant|landlord|lessor|lessee|purchaser|vendor|petitioner|respondent|bride|bridegroom|` +
    String.raw`groom|deceased|departed|informant|self|single|married|student|candidate|employee|patient|examinee|` +
    String.raw`member|head|passport|nationality|address|signature|photo|photograph|registrar|officer|authority|` +
    String.raw`witness|notary|date|place|relation|relationship|male|female|resident|voter|elector)\b\W*)+$`,
  'i',
);

// Words of documents that are never names.
const documents = new RegExp(
  String.raw`\b(?:certificate|registration|marriage|particulars|details|statement|department|extract|register|` +
    String.raw`enquiry|information|application|agreement)\b`,
  'i',
);

// Words of payments: a row of transactions is nobody's name.
const payments =
  /\b(?:pos|debit|credit|atm|upi|neft|rtgs|imps|nach|ach|ecom|txn|wdl|withdrawal|cheque|chq|purchase|transaction)\b/i;

const nextLabel = new RegExp(
  String.raw`(?<=\S\s\S+)\s+(?:father|mother|husband|wife|spouse|date|name|sex|gender|passport|nationality|born|` +
    String.raw`address|roll|member|members)(?:['’]s)?(?:\s+(?:name|of|no|number)\b.*)?$`,
  'i',
);

// A person's name without titles and relations. Digits and long sentences are rejected.
export function normaliseName(raw: string): string | undefined {
  const { name: own } = relationOf(raw.replaceAll('\n', ' '));
  const text = tidy(
    own.replace(/\s*\((?:mr|mrs|ms|miss|dr|adult|child|infant|adt|chd|inf|male|female|m|f|self)\.?\)\s*$/i, ''),
  )
    .replace(/\.\s+(?:this|the|it|he|she|they|their|his|her|in|on|we|that|given|dated)\b.*$/i, '')
    .replace(/[\s,]+(?:mr|mrs|ms|miss|mstr)\.?$/i, '')
    .replace(nextLabel, '');
  const words = text.split(' ').length;
  if (
    `${text} `.replace(titles, '') === '' ||
    roles.test(text) ||
    documents.test(text) ||
    payments.test(text) ||
    /^(?:of|the|to|for|by) /i.test(text)
  )
    return undefined; // a title alone
  const isName = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’ -]*$/u.test(text) && text.length >= 2 && words <= 8;
  return isName ? text : undefined;
}

// An organisation's name: company, bank, school.
export function normaliseOrganisation(raw: string): string | undefined {
  const text = tidy(raw.replaceAll('\n', ' '))
    .replace(/^m\/s\.?\s*/i, '')
    .replace(/\.$/, '');
  return /\p{L}{2}/u.test(text) && text.length <= 120 ? text : undefined;
}
