import { runningTextOf } from '../../../page/running-text.ts';
import { findLabels } from '../../../labels/find-labels.ts';
import { normaliseCode } from '../../../normalise/normalise-code.ts';
import { normaliseDate } from '../../../normalise/normalise-date.ts';
import { normaliseName } from '../../../normalise/normalise-name.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { valueSpansOf } from '../../../values/value-spans.ts';
import { mailingBlock } from '../fields/mailing-block.ts';
import { periods } from '../fields/periods.ts';

// Account holder and period are on the first page; the other pages only contain transactions.
export function firstStatementPage(open: OpenDocument): OpenDocument {
  const lines = open.lines.filter(({ page }) => page === open.lines[0]?.page);
  return { ...open, lines, flow: runningTextOf(lines) };
}

const broken = /(?<from>\d{1,2}[-./]\d{1,2}[-./]\d{4})\s*(?:to|till|-|–|—)\s*(?<to>\d{1,2}[-./]\d{1,2}[-./])\s*$/i;

// In a narrow cell the second date wraps before its year.
function brokenPeriod({ lines }: OpenDocument): { from: Candidate; to: Candidate }[] {
  return lines.flatMap((line) => {
    const found = broken.exec(line.text)?.groups;
    const year = lines.find(
      (each) =>
        each.row > line.row &&
        each.row <= line.row + 2 &&
        each.left < line.right &&
        each.right > line.left &&
        /^\d{4}$/.test(each.text.trim()),
    );
    const [from, to] = [
      found && normaliseDate(found.from!),
      found && year && normaliseDate(found.to! + year.text.trim()),
    ];
    if (!from || !to || !year || from >= to) return [];
    const candidate = (value: string, words: Candidate['words']): Candidate => ({
      value,
      raw: value,
      words,
      page: line.page,
      by: 'sentence',
      strength: 0.75,
    });
    return [{ from: candidate(from, line.words), to: candidate(to, [...line.words, ...year.words]) }];
  });
}

export function addStatementPeriod(open: OpenDocument, candidates: Candidates): void {
  const found = periods(open, /statement|period|from|between|transactions?|account|अवधि|dated?\b/i);
  for (const { from, to } of found.length > 0 ? found.slice(0, 2) : brokenPeriod(open)) {
    (candidates.statementFrom ??= []).push(from);
    (candidates.statementTo ??= []).push(to);
  }
  // "From" and "To" are common words: only both together, in this order, are labels.
  const [start, end] = [candidates.statementFrom ?? [], candidates.statementTo ?? []];
  if (start.length === 0 || end.length === 0) Object.assign(candidates, { statementFrom: [], statementTo: [] });
}

export const accountCode = (raw: string) => normaliseCode(raw)?.match(/^[\dX*]{8,20}$/)?.[0];

// "Account" is a label only if a number follows: it is part of many other values.
export function underAccount({ lines }: OpenDocument): Candidate[] {
  const labels = findLabels(lines, { accountNumber: ['Account', 'A/C', 'Acct'] });
  return labels.flatMap((label) =>
    valueSpansOf(label, { lines, labels: [label] }, 1).flatMap(({ text, words, page, strength }): Candidate[] => {
      const value = /[:+]/.test(text) ? undefined : normaliseCode(text);
      const isCode =
        value && (/^[\dX*]{8,20}$/.test(value) || (label.hasColon && /^(?=(?:\D*\d){5})[A-Z\d/-]{7,22}$/.test(value)));
      if (!value || !isCode) return [];
      return [
        { value, raw: text, words, page, by: 'label', strength: Math.min(strength, label.hasColon ? 0.85 : 0.78) },
      ];
    }),
  );
}

// An unlabelled name is above its address; if the address has a label, so has the name.
export function addHolder(open: OpenDocument, candidates: Candidates): void {
  if ((candidates.accountHolderName ?? []).length === 0) candidates.accountHolderName = nameBesideAccount(open);
  if ((candidates.accountHolderAddress ?? []).length > 0) return;
  const block = mailingBlock(open);
  if (block.name) candidates.accountHolderName = [...candidates.accountHolderName!, block.name];
  if (block.address) candidates.accountHolderAddress = [block.address];
}

// "Account" above "Name": the label wraps in a narrow cell, the value is beside its first line.
function nameBesideAccount({ lines }: OpenDocument): Candidate[] {
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
    valueSpansOf(label, { lines, labels: [label] }, 1).flatMap(({ text, words, page }): Candidate[] => {
      // `Account Activity Report` is a title.
      const isTitle = !label.hasColon && words.some((word) => label.line.words.includes(word));
      const value = isTitle ? undefined : normaliseName(text);
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
