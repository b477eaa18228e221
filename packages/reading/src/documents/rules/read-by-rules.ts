import { doubtContradictions } from '../checks/doubt-contradictions.ts';
import { plausibleCentury } from '../checks/plausible-century.ts';
import { addAddressParts } from '../values/add-address-parts.ts';
import { fieldTypesOf, type FieldType } from '../values/field-types.ts';
import { runningTextOf, sentenceRegExp } from '../page/running-text.ts';
import { bestCandidate, judgeCandidates } from '../values/judge-candidates.ts';
import { guessLabels } from '../labels/guess-labels.ts';
import { isLabelLike } from '../labels/label-words.ts';
import { findLabels, type Label } from '../labels/find-labels.ts';
import { labelMeanings } from '../labels/label-meanings.ts';
import { normaliseByType, type ValueType } from '../normalise/normalise-by-type.ts';
import type { Candidate, KindReader, ReadableDocument, FieldReadings, ReadValue } from '../readable-document.types.ts';
import { addProse } from '../prose/add-prose.ts';
import { peopleIn } from '../people-in.ts';
import type { Candidates, FieldRule, KindRules, OpenDocument } from './kind-rules.types.ts';
import { allParts } from '../reading-parts.ts';
import { addNameParts, namePartLabels, ownerField } from './add-name-parts.ts';
import { stopLabels } from '../labels/stop-labels.ts';
import { valueSpansOf, type ValueSpan } from '../values/value-spans.ts';

const linesOfType: Readonly<Partial<Record<ValueType, number>>> = { address: 7, paragraph: 6 };

const wraps: ReadonlySet<ValueType> = new Set(['name', 'organisation', 'text']);

const loose: ReadonlySet<ValueType> = new Set(['address', 'organisation', 'paragraph', 'text']);

interface Field {
  readonly rule: FieldRule;
  readonly as: ValueType;
  readonly pattern: RegExp | undefined;
}

const fieldOf = (rule: FieldRule, type: FieldType | undefined): Field => ({
  rule,
  as: rule.as ?? type?.as ?? 'text',
  pattern: rule.pattern ?? type?.pattern,
});

// The normalised value, or undefined if this cannot be one.
export function valueOf({ rule, as, pattern }: Field, raw: string): string | undefined {
  const value = (rule.read ?? normaliseByType[as])(raw);
  if (value === undefined || (pattern && !pattern.test(value))) return undefined;
  return rule.not?.some((each) => each.test(value)) ? undefined : value;
}

function openDocument(document: ReadableDocument, rules: KindRules): OpenDocument {
  const lines = document.pages.flatMap((page) => page.lines);
  const table = Object.fromEntries(Object.entries(rules.fields).map(([id, { labels }]) => [id, labels ?? []]));
  const parts = ownerField(rules) ? namePartLabels : {};
  const labels = findLabels(lines, { ...table, ...parts }, [...stopLabels, ...(rules.stops ?? [])]);
  const wanted = Object.entries(rules.fields).flatMap(([id, { about = labelMeanings[id] }]) =>
    about ? [[id, about] as const] : [],
  );
  const guessed = guessLabels(lines, labels, Object.fromEntries(wanted));
  const taken = new Set(guessed.map(({ line }) => line));
  return {
    document,
    lines,
    labels: [...labels.filter(({ line }) => !taken.has(line)), ...guessed],
    flow: runningTextOf(lines),
  };
}

function byLabels(opened: OpenDocument, id: string, field: Field): Candidate[] {
  const most = field.rule.lines ?? linesOfType[field.as] ?? 1;
  const own = opened.labels.filter((label) => label.fields.includes(id));
  const read = (labels: readonly Label[]) =>
    labels.flatMap((label): Candidate[] => {
      const least = field.rule.needsColon && label.most === undefined ? 0.86 : 0;
      const spans = valueSpansOf(label, opened, most, wraps.has(field.as));
      // A cell with only label words is a value only if there is no other candidate.
      const isOther = (span: ValueSpan) => wraps.has(field.as) && isLabelLike(span.text);
      const doubtful = spans.filter(isOther).map((span) => ({ ...span, strength: Math.min(0.7, span.strength) }));
      for (const { text, words, page, strength } of [...spans.filter((span) => !isOther(span)), ...doubtful]) {
        const value = strength < least ? undefined : valueOf(field, text);
        if (value !== undefined)
          return [{ value, raw: text, words, page, by: 'label', strength, placed: strength, ...checked(field, value) }];
      }
      return [];
    });
  const found = read(own.filter((label) => label.most === undefined));
  return found.length > 0 ? found : read(own.filter((label) => label.most !== undefined));
}

// A heading or a cell of a table that is itself a label is no value.
function withoutLabels({ labels }: OpenDocument, list: readonly Candidate[]): Candidate[] {
  const heads = new Set(
    labels
      .filter(({ isFirst, end, line }) => isFirst && end.word === line.words.length - 1)
      .map(({ line }) => line.text),
  );
  return list.filter(({ by, raw }) => by === 'label' || by === 'derived' || !(isLabelLike(raw) || heads.has(raw)));
}

const checked = ({ rule }: Field, value: string) => (rule.isChecked?.(value) ? { isChecked: true } : {});

// The state and postal code that a sentence goes on with: `Hyderabad,` / `Telangana - 500709`.
const postalPart = /^,?\s+(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}\s*[-–,]?\s*)?\d{6}\b/u;

function byPattern(
  { flow }: OpenDocument,
  field: Field,
  pattern: RegExp,
  by: 'sentence' | 'pattern',
  strength: number,
): Candidate[] {
  return [...flow.text.matchAll(sentenceRegExp(pattern))].flatMap((match): Candidate[] => {
    const [from, end] = match.indices?.groups?.value ?? match.indices?.[0] ?? [0, 0];
    const to = field.as === 'address' ? end + (postalPart.exec(flow.text.slice(end))?.[0].length ?? 0) : end;
    const raw = flow.text.slice(from, to);
    const value = valueOf(field, raw);
    if (value === undefined) return [];
    // The end of running text, or of a wrapped name, is less certain than a date or a number.
    const isLoose = by === 'sentence' && (loose.has(field.as) || (field.as === 'name' && raw.includes('\n')));
    // Words on both sides of a gap are hardly one sentence.
    const isTorn = by === 'sentence' && match[0].includes('\t');
    const sure = isTorn ? Math.min(0.7, strength) : isLoose ? Math.min(0.78, strength) : strength;
    return [{ value, raw, ...flow.wordsBetween(from, to), by, strength: sure, ...checked(field, value) }];
  });
}

function candidatesOf(opened: OpenDocument, rules: KindRules): Candidates {
  const types = fieldTypesOf(rules.kind);
  return Object.fromEntries(
    Object.entries(rules.fields).map(([id, rule]) => {
      const field = fieldOf(rule, types.get(id));
      return [
        id,
        [
          ...byLabels(opened, id, field),
          ...(rule.sentences ?? []).flatMap((each) => byPattern(opened, field, each, 'sentence', 0.85)),
          ...(rule.anywhere ? byPattern(opened, field, rule.anywhere, 'pattern', 0.6) : []),
        ],
      ];
    }),
  );
}

export const readByRules = (rules: KindRules): KindReader => ({
  kind: rules.kind,
  read(document, parts = allParts): FieldReadings {
    const types = fieldTypesOf(rules.kind);
    const opened = openDocument(document, rules);
    const candidates = candidatesOf(opened, rules);
    addNameParts(opened, candidates, rules);
    const more = rules.after?.(opened, candidates);
    if (parts.sentences)
      addProse(
        rules.kind,
        opened.flow,
        candidates,
        (id, raw) => rules.fields[id] && valueOf(fieldOf(rules.fields[id], types.get(id)), raw),
      );
    if (types.has('addressLine1'))
      addAddressParts(candidates, bestCandidate(candidates.address ?? [], { as: 'address', hasPattern: false }));
    const read: Record<string, ReadValue> = {};
    const unshown: Record<string, ReadValue> = {};
    for (const [id, list] of Object.entries(candidates)) {
      const { rule, as, pattern } = fieldOf(rules.fields[id] ?? {}, types.get(id));
      const own = wraps.has(as) ? withoutLabels(opened, list) : list;
      const dated = as === 'date' && parts.judgement ? own.map((each) => plausibleCentury(id, each)) : own;
      const value = judgeCandidates(dated, {
        as,
        hasPattern: pattern !== undefined,
        hasCheck: rule.isChecked !== undefined,
        byPlaceAlone: !parts.judgement,
        ...(rule.prefer && { prefer: rule.prefer }),
      });
      if (value) (rule.isPart ? unshown : read)[id] = value;
    }
    const values = parts.judgement ? doubtContradictions(read, unshown) : read;
    const people = more?.people ?? peopleIn({ ...unshown, ...values }, more?.tables);
    return { values, ...(more?.tables && { tables: more.tables }), ...(people.length > 0 && { people }) };
  },
});
