const titles = /^(?:(?:mr|mrs|ms|miss|mstr|master|dr|prof|shri|sri|shree|smt|sow|kum|kumari|km|sh|adv|er|ca|capt|col|late|lt|messrs|sir|madam)(?:\.?\s*\/\s*|\.\s*|\s+)|m\/s\.?\s*|श्री\s*)+/i; // prettier-ignore
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
    .replace(/^[\s:;,.\-/|*"'“”‘’«»~_]+/, '')
    .replace(/[\s:;,\-/|*"'“”‘’«»~_(]+$/, '')
    .trim();

const untitled = (text: string) => tidy(text).replace(titles, '').trim();

const codes: Readonly<Record<string, string>> = { son: 'S/O', daughter: 'D/O', wife: 'W/O', care: 'C/O', husband: 'H/O', father: 'F/O' }; // prettier-ignore

export function relationOf(raw: string): Relation {
  const match = relation.exec(raw);
  if (!match) return { name: untitled(raw) };
  const said = match[1]!.toLowerCase();
  const of = untitled(raw.slice(match.index + match[0].length).split(/[,;\n]/)[0]!);
  return {
    name: untitled(raw.slice(0, match.index)),
    relation: codes[said.split(' ')[0]!] ?? said.toUpperCase(),
    ...(of && { of }),
  };
}

// A person's name: titles dropped, a relation split off. Digits and long sentences are none.
export function name(raw: string): string | undefined {
  const { name: own } = relationOf(raw.replaceAll('\n', ' '));
  const text = tidy(own.replace(/\s*\((?:mr|mrs|ms|miss|dr|adult|child|infant|adt|chd|inf|male|female|m|f|self)\.?\)\s*$/i, ''))
    .replace(/[\s,]+(?:mr|mrs|ms|miss|mstr)\.?$/i, ''); // prettier-ignore
  const words = text.split(' ').length;
  if (`${text} `.replace(titles, '') === '') return undefined; // a title alone
  const isName = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’ -]*$/u.test(text) && text.length >= 2 && words <= 8;
  return isName ? text : undefined;
}

// A body's name: firm, bank, school.
export function organisation(raw: string): string | undefined {
  const text = tidy(raw.replaceAll('\n', ' ')).replace(/^m\/s\.?\s*/i, '').replace(/\.$/, ''); // prettier-ignore
  return /\p{L}{2}/u.test(text) && text.length <= 120 ? text : undefined;
}
