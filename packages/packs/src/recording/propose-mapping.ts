import type { PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { foldedWords } from '../pages/folded-text.ts';
import { pairRecordings } from '../review/pair-recordings.ts';
import { questionOf } from '../values/answer-of.ts';
import { formQuestions } from './form-questions.ts';
import { likenessOf } from './likeness-of.ts';
import { proposedField } from './proposed-field.ts';

// What the recorder suggests for a control. A person confirms every one before it is used.
export interface Proposal {
  readonly control: string;
  readonly field: PackField | null;
  readonly confidence: number; // from 0 to 1
  readonly because: string;
}

const least = 0.45; // below, it would be a guess

export function proposeMapping(skeleton: PageSkeleton, form: Form, before: PackPage | null): Proposal[] {
  const earlier = before ? fromBefore(before, skeleton.controls) : new Map<PageControl, Proposal>();
  const known = new Map([...earlier, ...skeleton.controls.flatMap((control) => personal(control, earlier))]);
  const rest = skeleton.controls.filter((control) => !known.has(control));
  const taken = new Set([...known.values()].flatMap(({ field }) => (field ? (questionOf(field.from) ?? []) : [])));
  for (const [control, proposal] of byWords(rest, form, taken)) known.set(control, proposal);
  return skeleton.controls.map(
    (control) =>
      known.get(control) ?? {
        control: control.ref,
        field: null,
        confidence: 0,
        because: 'No question of the form is like it.',
      },
  );
}

// The earlier pack knows what the control is for; only its refs are counted anew.
function fromBefore(before: PackPage, controls: readonly PageControl[]): Map<PageControl, Proposal> {
  const { pairs } = pairRecordings(before.controls, controls);
  const refs = new Map(pairs.map(([old, now]) => [old.ref, now.ref]));
  const fields = new Map(before.fields.map((field) => [field.control, field]));
  const left = new Map(before.personal.map(({ control, reason }) => [control, reason]));
  return new Map(
    pairs.flatMap(([old, now]): (readonly [PageControl, Proposal])[] => {
      const reason = left.get(old.ref);
      if (reason !== undefined)
        return [
          [
            now,
            {
              control: now.ref,
              field: null,
              confidence: 1,
              because: `Left to the person in the earlier pack (${reason}).`,
            },
          ],
        ];
      const field = fields.get(old.ref);
      if (!field) return [];
      const { waitsFor, ...others } = field;
      const driver = refs.get(waitsFor ?? '');
      const moved = { ...others, control: now.ref, ...(driver !== undefined && { waitsFor: driver }) };
      return [[now, { control: now.ref, field: moved, ...certaintyOf(old, now) }]];
    }),
  );
}

function certaintyOf(old: PageControl, now: PageControl): Pick<Proposal, 'confidence' | 'because'> {
  const same = (['id', 'name', 'label', 'group', 'kind'] as const).filter((trait) => old[trait] === now[trait]);
  if (same.length === 5) return { confidence: 1, because: 'The same as in the earlier pack.' };
  const confidence = !same.includes('kind') ? 0.5 : same.includes('label') ? 0.9 : 0.6;
  return { confidence, because: `In the earlier pack; ${same.join(', ')} are the same.` };
}

const personalWords: readonly (readonly [reason: string, words: readonly string[]])[] = [
  [
    'Letters in a picture are read by a person.',
    ['captcha', 'verification', 'security code', 'characters shown', 'recaptcha'],
  ],
  ['Payments are made by a person.', ['card number', 'cvv', 'cvc', 'card holder', 'cardholder']],
  ['A person declares.', ['i declare', 'i confirm', 'i certify', 'i agree', 'i accept', 'declaration']],
];

// What is always left to the person, unless the earlier pack says what it is for.
function personal(
  control: PageControl,
  earlier: ReadonlyMap<PageControl, Proposal>,
): (readonly [PageControl, Proposal])[] {
  if (earlier.has(control) && control.kind !== 'password') return [];
  const left = (because: string) => [[control, { control: control.ref, field: null, confidence: 1, because }] as const];
  if (control.kind === 'password') return left('Passwords are entered by a person.');
  const text = ` ${foldedWords(control.label).join(' ')} `;
  const found = personalWords.find(([, words]) => words.some((word) => text.includes(` ${word} `)));
  return found ? left(found[0]) : [];
}

// Pairs of control and question by likeness, the best first; a question is suggested for a second control only with the same label.
function byWords(
  controls: readonly PageControl[],
  form: Form,
  taken: ReadonlySet<string>,
): ReadonlyMap<PageControl, Proposal> {
  const questions = formQuestions(form);
  const candidates = controls
    .flatMap((control) => questions.map((question) => ({ control, question, ...likenessOf(control, question) })))
    .filter(({ confidence, question }) => confidence >= least && !taken.has(question.id))
    .toSorted((one, other) => other.confidence - one.confidence);
  const found = new Map<PageControl, Proposal>();
  const used = new Map<string, PageControl>();
  for (const { control, question, confidence, because } of candidates) {
    const other = used.get(question.id);
    if (found.has(control) || (other && other.label !== control.label)) continue;
    used.set(question.id, control);
    found.set(control, {
      control: control.ref,
      field: proposedField(control, question),
      confidence: Math.round(confidence * 100) / 100,
      because,
    });
  }
  return found;
}
