import { flowOf } from '../../flow.ts';
import { findLabels } from '../../labels.ts';
import { code } from '../../normalise/code.ts';
import { date } from '../../normalise/date.ts';
import { name } from '../../normalise/name.ts';
import type { Candidate } from '../../paper.types.ts';
import type { Candidates, Open } from '../../rules.types.ts';
import { spansOf } from '../../value-places.ts';
import { mailingBlock } from './mailing-block.ts';
import { periods } from './period.ts';

// Whose account it is and for which time stands on the first sheet; the others repeat bookings by the hundred.
export function firstSheet(open: Open): Open {
  const lines = open.lines.filter(({ page }) => page === open.lines[0]?.page);
  return { ...open, lines, flow: flowOf(lines) };
}

const broken = /(?<from>\d{1,2}[-./]\d{1,2}[-./]\d{4})\s*(?:to|till|-|–|—)\s*(?<to>\d{1,2}[-./]\d{1,2}[-./])\s*$/i;

// A narrow cell breaks the second date before its year.
function brokenPeriod({ lines }: Open): { from: Candidate; to: Candidate }[] {
  return lines.flatMap((line) => {
    const found = broken.exec(line.text)?.groups;
    const year = lines.find(
      (each) => each.row > line.row && each.row <= line.row + 2 && each.left < line.right && each.right > line.left && /^\d{4}$/.test(each.text.trim()),
    );
    const [from, to] = [found && date(found.from!), found && year && date(found.to! + year.text.trim())];
    if (!from || !to || !year || from >= to) return [];
    const candidate = (value: string, words: Candidate['words']): Candidate => ({ value, raw: value, words, page: line.page, by: 'sentence', strength: 0.75 });
    return [{ from: candidate(from, line.words), to: candidate(to, [...line.words, ...year.words]) }];
  });
} // prettier-ignore

export function addPeriod(open: Open, candidates: Candidates): void {
  const found = periods(open, /statement|period|from|between|transactions?|account|अवधि|dated?\b/i);
  for (const { from, to } of found.length > 0 ? found.slice(0, 2) : brokenPeriod(open)) {
    (candidates.statementFrom ??= []).push(from);
    (candidates.statementTo ??= []).push(to);
  }
  // "From" and "To" are small words: only both together, in their order, say something.
  const [start, end] = [candidates.statementFrom ?? [], candidates.statementTo ?? []];
  if (start.length === 0 || end.length === 0) Object.assign(candidates, { statementFrom: [], statementTo: [] });
}

export const accountCode = (raw: string) => code(raw)?.match(/^[\dX*]{8,20}$/)?.[0];

// "Account" alone heads a number only where a number follows: it is part of too many other values.
export function underAccount({ lines }: Open): Candidate[] {
  const labels = findLabels(lines, { accountNumber: ['Account', 'A/C', 'Acct'] });
  return labels.flatMap((label) =>
    spansOf(label, { lines, labels: [label] }, 1).flatMap(({ text, words, page, strength }): Candidate[] => {
      const value = /[:+]/.test(text) ? undefined : code(text);
      const isCode =
        value && (/^[\dX*]{8,20}$/.test(value) || (label.hasColon && /^(?=(?:\D*\d){5})[A-Z\d/-]{7,22}$/.test(value)));
      if (!value || !isCode) return [];
      return [
        { value, raw: text, words, page, by: 'label', strength: Math.min(strength, label.hasColon ? 0.85 : 0.78) },
      ];
    }),
  );
}

// Without a label a name stands over its address; where the address has one, so has the name.
export function addHolder(open: Open, candidates: Candidates): void {
  if ((candidates.accountHolderName ?? []).length === 0) candidates.accountHolderName = nameBesideAccount(open);
  if ((candidates.accountHolderAddress ?? []).length > 0) return;
  const block = mailingBlock(open);
  if (block.name) candidates.accountHolderName = [...candidates.accountHolderName!, block.name];
  if (block.address) candidates.accountHolderAddress = [block.address];
}

// "Account" over "Name": a narrow cell breaks the label, the value stands beside its first line.
function nameBesideAccount({ lines }: Open): Candidate[] {
  const labels = findLabels(lines, {
    account: [
      'Account',
      'Account Holder',
      'Customer',
      'Holder',
      'Depositor',
      'Account in the name of',
      'Client',
      'Customer / Holder',
      'Prepared for',
      'Issued to',
    ],
  });
  return labels.flatMap((label) =>
    spansOf(label, { lines, labels: [label] }, 1).flatMap(({ text, words, page }): Candidate[] => {
      // `Account Activity Report` is a title.
      const isTitle = !label.hasColon && words.some((word) => label.line.words.includes(word));
      const value = isTitle ? undefined : name(text);
      if (
        !value ||
        !value.includes(' ') ||
        /\b(bank|account|branch|statement|type|number|report|summary|details|activity|period|currency|code|scheme)\b/i.test(
          value,
        )
      )
        return [];
      return [{ value, raw: text, words, page, by: 'label', strength: 0.6 }];
    }),
  );
}
