import type { AnswerProblem, AnswerValue, FieldAnswer, FormState } from '@visawright/contract/form-state.ts';
import type { Draft } from './field-state.ts';
import type { SavePhase } from './save-queue.ts';

// Somebody else wrote the same field meanwhile: both values stand until a person chooses.
export interface EditorsConflict {
  readonly mine: AnswerValue;
  readonly theirs: FieldAnswer | null; // null: they took it out
}

export type Announced = { readonly word: string; readonly values: Record<string, string | number> } | null;

export interface WorkState {
  readonly state: FormState; // as the server last said
  readonly visible: ReadonlySet<string>;
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly counted: Readonly<Record<string, Draft>>; // the drafts counts know of: a text counts once it rests, so that typing draws nothing
  readonly problems: Readonly<Record<string, readonly AnswerProblem[]>>; // the ones a person is told
  readonly conflicts: Readonly<Record<string, EditorsConflict>>;
  readonly phase: SavePhase;
  readonly savedAt: string | null;
  readonly refusal: unknown; // why the last change was taken back
  readonly section: string; // the opened one
  readonly active: string | null; // the field a person is in
  readonly asked: { readonly field: string; readonly no: number } | null; // which is to take the focus
  readonly announced: Announced;
}

export const without = <T>(all: Readonly<Record<string, T>>, field: string): Readonly<Record<string, T>> =>
  field in all ? Object.fromEntries(Object.entries(all).filter(([id]) => id !== field)) : all;
