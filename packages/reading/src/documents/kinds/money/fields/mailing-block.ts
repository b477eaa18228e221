import { normaliseAddress } from '../../../normalise/normalise-address.ts';
import { normaliseName } from '../../../normalise/normalise-name.ts';
import type { Candidate, TextLine } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';
import { isRegion } from './add-addresses.ts';

const postcode = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;
const letter = (line: TextLine) => (line.right - line.left) / Math.max(4, line.text.length);
const isLabelled = (line: TextLine) => /:/.test(line.text) && !isJoint(line);
const isJoint = (line: TextLine) => /^joint (account )?holders?\b/i.test(line.text);

const columnNames =
  /\b(?:date|narration|particulars|description|details|debit|credit|withdrawals?|deposits?|balance|amount|cheque|chq)\b/gi;

// Below the header of its table, a statement has rows of payments with towns of shops, and no address of the holder.
function tableTop(lines: readonly TextLine[]): number {
  const rows = Map.groupBy(lines, ({ page, row }) => `${page} ${row}`);
  const header = [...rows.values()].find((row) => {
    const names = row.flatMap(({ text }) => text.toLowerCase().match(columnNames) ?? []);
    return new Set(names).size >= 3 && !row.some(({ text }) => /\d{3}/.test(text));
  });
  return header ? Math.min(...header.map(({ top }) => top)) : 1;
}

const ofBank = /\bbank\b|statement|branch/i;

// A person's name with the address below it, placed for an envelope window.
export function mailingBlock({ lines, labels }: OpenDocument): { name?: Candidate; address?: Candidate } {
  const first = lines[0]?.page;
  const own = lines.filter((line) => line.page === first);
  const end = Math.min(0.5, tableTop(own));
  return blockAbove(
    own.filter((line) => line.top < end),
    labels,
  );
}

function blockAbove(
  top: readonly TextLine[],
  labels: OpenDocument['labels'],
): { name?: Candidate; address?: Candidate } {
  for (const end of top) {
    if (!postcode.test(end.text) || isLabelled(end)) continue;
    const block = [end];
    for (;;) {
      const below = block[0]!;
      const above = top.findLast(
        (line) =>
          line.row < below.row &&
          below.top - line.bottom < 1.1 * (line.bottom - line.top) &&
          Math.abs(line.left - below.left) < 2.5 * letter(below),
      );
      const isHeaded = above && !isJoint(above) && labels.some((label) => label.line === above && label.isFirst);
      if (!above || isLabelled(above) || block.length > 7 || isHeaded) break;
      block.unshift(above);
    }
    while (block.length > 3 && ofBank.test(block[0]!.text)) block.shift();
    const at = block.findIndex(
      ({ text }) => /\S \S/.test(text) && normaliseName(text) !== undefined && !ofBank.test(text),
    );
    const own = block[at];
    const after = top.find((line) => line.row > end.row && Math.abs(line.left - end.left) < 2.5 * letter(end));
    const rest = [...block.slice(at + 1), ...(after && isRegion(after) ? [after] : [])].filter(
      (line) => !isJoint(line),
    );
    if (!own || rest.length < 2 || at > 1) continue;
    const words = rest.flatMap((line) => line.words);
    const raw = rest.map((line) => line.text).join('\n');
    const strength = /^(mr|mrs|ms|miss|shri|smt|dr|m\/s)\b/i.test(own.text) ? 0.85 : 0.8;
    const found = normaliseAddress(raw);
    return {
      name: {
        value: normaliseName(own.text)!,
        raw: own.text,
        words: own.words,
        page: own.page,
        by: 'heading',
        strength,
      },
      ...(found && { address: { value: found, raw, words, page: own.page, by: 'heading', strength } }),
    };
  }
  return {};
}
