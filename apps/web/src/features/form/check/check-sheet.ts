import type { AnswerProblem, AnswerValue, FieldAnswer, FormState, Source } from '@visawright/contract/form-state.ts';
import { effective } from '@visawright/forms/effective.ts';
import type { Field, Form } from '@visawright/forms/form-schema.ts';
import { answerProblems } from '@visawright/forms/validate.ts';
import { visibleFields } from '@visawright/forms/visible-fields.ts';
import { fieldState, type FieldState } from '../field-state.ts';

export interface CheckLine {
  readonly field: Field;
  readonly value: AnswerValue | undefined;
  readonly state: FieldState;
  readonly answer: FieldAnswer | null;
  readonly source: Source | null;
  readonly problem: Problem | null;
}
export interface CheckSection {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean; // its answers can be changed
  readonly lines: readonly CheckLine[];
}
// conflict: two sources contradict each other, and nobody has said which one is right.
export interface Problem {
  readonly field: Field;
  readonly code: AnswerProblem['code'] | 'conflict';
}
export interface CheckSheet {
  readonly sections: readonly CheckSection[];
  readonly problems: readonly Problem[]; // in the form's order, one a field
  readonly unchecked: number; // proposed, and nobody has looked at it yet
}

type Given = Pick<FormState, 'answers' | 'proposals' | 'context' | 'openSections' | 'isReadOnly'>;

// Every question that is asked, with what stands there, where it came from and what is wrong with it.
export function checkSheet(form: Pick<Form, 'sections'>, state: Given): CheckSheet {
  const { answers, proposals, context, openSections, isReadOnly } = state;
  const given = Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
  const values = effective(form, context, given, proposals);
  const visible = new Set(visibleFields(form, { ...values, ...context }).map(({ id }) => id));
  const wrong = new Map(answerProblems(form, values, context).map(({ field, code }) => [field, code]));

  const lineOf = (field: Field): CheckLine => {
    const { id } = field;
    const answer = answers[id] ?? null;
    const line = fieldState({ isRequired: field.required, answer: answers[id], proposal: proposals[id] });
    const code = line === 'conflict' ? 'conflict' : wrong.get(id);
    return {
      field,
      value: values[id],
      state: line,
      answer,
      source: answer ? answer.source : (proposals[id]?.choices[0]?.sources[0] ?? null),
      problem: code ? { field, code } : null,
    };
  };
  const sections = form.sections
    .map(({ id, title, fields }) => ({
      id,
      title,
      isOpen: !isReadOnly && (openSections === null || openSections.includes(id)),
      lines: fields.filter((field) => visible.has(field.id)).map(lineOf),
    }))
    .filter(({ lines }) => lines.length > 0);
  const lines = sections.flatMap((section) => section.lines);
  return {
    sections,
    problems: lines.flatMap(({ problem }) => problem ?? []),
    unchecked: lines.filter((line) => line.state === 'confirm').length,
  };
}
