import { normaliseName, normaliseOrganisation } from '../../../normalise/normalise-name.ts';
import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { pan, tan } from '../tax/pan.ts';
import { merge } from './row-amounts.ts';

const head = (who: string) =>
  new RegExp(
    '^\\W*(?:[A-Z1-9][.)]\\s*)?(?:(?:name|particulars|details|information)(?:,? (?:and|&) (?:full ' +
      ')?(?:address|designation|details|PAN))?(?: ' +
      'of| about)? |issued (?:by|to)\\W*|certificate (?:by|for) |from\\W+|to\\W+)?(?:the ' +
      `)?\\W*(?:${who})(?:'s)?\\W*(?:details|particulars|information|name (?:and|&) address|/ ?\\w+)?(?: ` +
      '\\([^)]*\\))?\\W*$',
    'i',
  );
const heads = {
  employer: head(
    'employer|deductor|employer / deductor|deductor / employer|issued by|issuer|company|organi[sz]ation|specified bank',
  ),
  employee: head(
    'employee|deductee|employee / deductee|deductee / employee|issued to|recipient|specified senior citizen',
  ),
};
type Party = keyof typeof heads;

const most = 10; // rows a party takes
const noName =
  /^\W*(pan|tan|address|assessment|period|financial|designation|reference|place|date|email|phone|from|to|name)\b|\d{4}/i;

const numbers = (lines: readonly TextLine[], read: (raw: string) => string | undefined, shape: RegExp) =>
  lines.flatMap((line) =>
    line.words.flatMap((word) => {
      const value = shape.test(word.text.toUpperCase()) ? read(word.text) : undefined;
      return value ? [{ value, line, word }] : [];
    }),
  );

const found = (value: string, line: TextLine, words: Candidate['words'], strength: number): Candidate => ({
  value,
  raw: line.text,
  words,
  page: line.page,
  by: 'heading',
  strength,
});

// `Name   Vikram Menon`, or the first line of the block.
function nameIn(block: readonly TextLine[], read: (raw: string) => string | undefined): Candidate[] {
  const stated = block.flatMap((line) => {
    const label = /^\W*name\b\W*/i.exec(line.text);
    if (!label) return [];
    const rest = line.text.slice(label[0].length);
    const beside = rest ? line : block.find((each) => each.row === line.row && each.left > line.right);
    const value = beside && read((rest || beside.text).replace(/^\W+/, ''));
    return value ? [found(value, beside, beside.words, 0.85)] : [];
  });
  const [first] = block;
  const value = first && !noName.test(first.text) && !/:/.test(first.text) ? read(first.text) : undefined;
  return stated.length > 0 ? stated.slice(0, 1) : value ? [found(value, first!, first!.words, 0.85)] : [];
}

// Two parties, each below its heading, side by side or one above the other: name, address and PAN belong to the party
// of their column.
export function addParties({ lines }: OpenDocument, candidates: Candidates): void {
  const at = (who: Party) => lines.find((line) => heads[who].test(line.text));
  const [employer, employee] = [at('employer'), at('employee')];
  for (const [who, own, other] of [
    ['employer', employer, employee],
    ['employee', employee, employer],
  ] as const) {
    if (!own) continue;
    const isLevel = other?.page === own.page && Math.abs(other.top - own.top) < own.bottom - own.top;
    const border = other && isLevel ? (own.left + own.right + other.left + other.right) / 4 : undefined;
    const meets = (line: TextLine, of: TextLine) => line.left < of.right && line.right > of.left;
    const isOwn = (line: TextLine) => {
      if (border === undefined || !other) return true;
      if (meets(line, own) !== meets(line, other)) return meets(line, own);
      return own.left < other.left ? line.left < border : line.left >= border;
    };
    const end = other && !isLevel && other.page === own.page && other.row > own.row ? other.row : own.row + most + 1;
    const block = lines.filter((line) => line.page === own.page && line.row > own.row && line.row < end && isOwn(line));
    const isWho = (value: string) => (value[3] === 'P') === (who === 'employee');
    const near = block.filter((line) => line.row <= own.row + most);
    merge(candidates, {
      [who === 'employer' ? 'employerName' : 'name']: nameIn(
        near,
        who === 'employer' ? normaliseOrganisation : (raw) => normaliseName(raw.split(',')[0]!),
      ),
      [`${who}Pan`]: numbers(near, pan, /^\W*[A-Z]{5}\d{4}[A-Z]\W*$/)
        .filter(({ value }) => isWho(value))
        .map(({ value, line, word }) => found(value, line, [word], 0.85)),
      ...(who === 'employer' && {
        employerTan: numbers(near, tan, /^\W*[A-Z]{4}\d{5}[A-Z]\W*$/).map(({ value, line, word }) =>
          found(value, line, [word], 0.8),
        ),
      }),
    });
  }
  addByLetter(lines, candidates);
}

// The fourth letter of a PAN distinguishes people from companies.
function addByLetter(lines: readonly TextLine[], candidates: Candidates): void {
  const all = numbers(lines, pan, /^\W*[A-Z]{5}\d{4}[A-Z]\W*$/);
  for (const [id, isOne] of [
    ['employeePan', (sign?: string) => sign === 'P'],
    ['employerPan', (sign?: string) => sign !== 'P'],
  ] as const) {
    const own = all.filter(({ value }) => isOne(value[3]));
    if ((candidates[id] ?? []).length > 0 || new Set(own.map(({ value }) => value)).size !== 1) continue;
    candidates[id] = [found(own[0]!.value, own[0]!.line, [own[0]!.word], 0.7)];
  }
}
