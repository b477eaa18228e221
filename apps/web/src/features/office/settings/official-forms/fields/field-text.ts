import type { BlankField, BlankMatch, BlankQuestion, BlankUse } from '@visawright/contract/delivery/blank.ts';
import type { Writing } from '@visawright/contract/delivery/blank-facts.ts';
import type { BlanksTranslate } from '../../../../../translations/blanks/blanks-texts.ts';

// What is printed beside a field, or its name.
export const nameOfField = ({ label, heading, kind, id, origin }: BlankField, t: BlanksTranslate): string => {
  const printed = kind === 'tick' && heading ? [heading, label].filter(Boolean).join(': ') : label;
  return printed || (origin === 'pdf' ? id : t('fields.unnamed'));
};

const writtenKeys = {
  asIs: 'asIs',
  capitals: 'capitals',
  'dd/mm/yyyy': 'slashed',
  'dd-mm-yyyy': 'dashed',
  'dd.mm.yyyy': 'dotted',
  'yyyy-mm-dd': 'yearDashed',
  'yyyy/mm/dd': 'yearSlashed',
  ddmmyyyy: 'digits',
  day: 'day',
  month: 'month',
  year: 'year',
  line: 'line',
} as const satisfies Record<Writing, string>;

export const writtenText = (written: Writing, t: BlanksTranslate): string => t(`written.${writtenKeys[written]}`);

// straight: an answer as it is. ruled: something happens to it on the way.
export const toneOf = (use: BlankUse): 'straight' | 'ruled' | 'empty' => {
  if (use.as === 'empty') return 'empty';
  return use.as === 'answer' && use.written === 'asIs' && use.questions.length === 1 ? 'straight' : 'ruled';
};

// The question or text that a field gets, and how; null if nobody has decided.
export function matchText(
  match: BlankMatch | undefined,
  questions: readonly BlankQuestion[],
  t: BlanksTranslate,
): { readonly what: string; readonly how: string } | null {
  if (!match) return null;
  const labelOf = (ref: string) => questions.find((each) => each.ref === ref)?.label ?? ref;
  const { use } = match;
  if (use.as === 'empty') return { what: t('fields.empty'), how: '' };
  if (use.as === 'fixed') return { what: t('fields.fixed', { text: use.text }), how: '' };
  if (use.as === 'tick') return { what: `${labelOf(use.question)}: ${use.option}`, how: t('fields.tick') };
  return {
    what: use.questions.map(labelOf).join(', '),
    how: use.written === 'asIs' ? '' : writtenText(use.written, t),
  };
}
