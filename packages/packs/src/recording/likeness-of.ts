import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { likeness, wordsOf } from '@visawright/forms/blanks/form-words.ts';
import { findOption } from '../values/find-option.ts';
import type { FormQuestion } from './form-questions.ts';

// How likely a control asks a question: by label, by id and name, and by what kind of answer it takes.
export function likenessOf(control: PageControl, question: FormQuestion): { confidence: number; because: string } {
  const { field, repeat } = question;
  const texts = [wordsOf(field.label), wordsOf(field.id)];
  const group = wordsOf(control.group);
  const inGroup = repeat ? Math.max(likeness(group, wordsOf(repeat.label)), likeness(group, wordsOf(repeat.id))) : 1;
  if (inGroup < 0.5) return { confidence: 0, because: '' };
  const to = (words: readonly string[]) => Math.max(...texts.map((text) => likeness(words, text)));
  const label = Math.max(to(wordsOf(control.label)), 0.95 * to([...group, ...wordsOf(control.label)]));
  const technical = Math.max(to(wordsOf(control.id)), to(wordsOf(control.name)));
  const [best, second] = label >= technical ? [label, technical] : [0.9 * technical, label];
  const confidence = Math.max(0, Math.min(1, best + (1 - best) * 0.3 * second + kindBonus(control, question)));
  const what = label >= technical ? `Its label is like “${field.label}”` : `Its id or name is like “${field.label}”`;
  return { confidence, because: `${what}${kindBonus(control, question) > 0 ? ', and it takes such an answer' : ''}.` };
}

const isDatePattern = (pattern: string) => /^[DMY .,/-]{4,}$/.test(pattern);

function kindBonus(control: PageControl, { field }: FormQuestion): number {
  const isDate = control.kind === 'date' || isDatePattern(control.pattern);
  if (isDate || field.type === 'date')
    return isDate && field.type === 'date' ? 0.1 : control.kind === 'select' ? -0.1 : -0.4;
  if (control.kind === 'file') return -1; // answers are no files
  const isChoice = control.options.length > 1 && control.kind !== 'text';
  if (!isChoice || !field.options) return 0;
  const found = field.options.filter((option) => findOption(control.options, option) !== undefined).length;
  return found === 0 ? -0.15 : (0.2 * found) / field.options.length;
}
