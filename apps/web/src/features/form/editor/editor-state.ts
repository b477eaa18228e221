import type { AnswerProblem, AnswerValue, FieldAnswer, FormState } from '@visawright/contract/forms/form-state.ts';
import type { Draft } from './field-state.ts';
import type { SavePhase } from './save-queue.ts';
import type { KeyOf } from '../../../lib/translation/define-texts.ts';
import type { FormTranslate } from '../../../translations/form/form-texts.ts';

// Another person saved the same field. Both values are preserved until one is chosen.
interface EditorsConflict {
  readonly mine: AnswerValue;
  readonly theirs: FieldAnswer | null; // null: they cleared it
}

type Announced = {
  readonly text: KeyOf<FormTranslate>;
  readonly values: Record<string, string | number>;
} | null;

export interface EditorState {
  readonly state: FormState; // last state received from the server
  readonly visible: ReadonlySet<string>;
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly counted: Readonly<Record<string, Draft>>; // drafts included in counts; updated on save, not while typing
  readonly problems: Readonly<Record<string, readonly AnswerProblem[]>>; // the ones shown
  readonly conflicts: Readonly<Record<string, EditorsConflict>>;
  readonly phase: SavePhase;
  readonly savedAt: string | null;
  readonly refusal: unknown; // why the last change was reverted
  readonly section: string; // the open one; questionsSection: the questions that need the person
  readonly asked: readonly string[]; // those questions, in the form's order; answered ones stay until the form is opened again
  readonly active: string | null; // the field that has focus
  readonly focusRequest: { readonly field: string; readonly no: number } | null; // the field that should take focus
  readonly announced: Announced;
}

export const questionsSection = 'questions';

export const without = <T>(all: Readonly<Record<string, T>>, field: string): Readonly<Record<string, T>> =>
  field in all ? Object.fromEntries(Object.entries(all).filter(([id]) => id !== field)) : all;
