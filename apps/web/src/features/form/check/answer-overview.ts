import type {
  AnswerProblem,
  AnswerValue,
  FieldAnswer,
  FormState,
  AnswerSource,
} from '@visawright/contract/forms/form-state.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { isStatement, needsAnswer } from '@visawright/forms/form/is-statement.ts';
import { answerProblems } from '@visawright/forms/answers/answer-problems.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { fieldState, type FieldState } from '../editor/field-state.ts';

export interface OverviewLine {
  readonly field: Field;
  readonly value: AnswerValue | undefined;
  readonly state: FieldState;
  readonly answer: FieldAnswer | null;
  readonly source: AnswerSource | null;
  readonly problem: Problem | null;
}
export interface OverviewSection {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean; // editable
  readonly lines: readonly OverviewLine[];
}
// conflict: two sources contradict each other and nobody has chosen yet.
export interface Problem {
  readonly field: Field;
  readonly code: AnswerProblem['code'] | 'conflict';
}
export interface AnswerOverview {
  readonly sections: readonly OverviewSection[];
  readonly problems: readonly Problem[]; // in the form's order, one per field
  readonly unchecked: number; // proposed but not confirmed yet
  readonly statements: readonly Field[]; // of the form, not accepted yet: the declaration lists them
}

type Given = Pick<FormState, 'answers' | 'proposals' | 'context' | 'openSections' | 'isReadOnly'>;

// Every visible question with its value, source and problem.
export function answerOverview(form: Pick<Form, 'sections'>, state: Given): AnswerOverview {
  const { answers, proposals, context, openSections, isReadOnly } = state;
  const given = Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
  const values = effectiveAnswers(form, context, given, proposals);
  const visible = new Set(visibleFields(form, { ...values, ...context }).map(({ id }) => id));
  const wrong = new Map(answerProblems(form, values, context).map(({ field, code }) => [field, code]));

  const lineOf = (field: Field): OverviewLine => {
    const { id } = field;
    const answer = answers[id] ?? null;
    const line = fieldState({
      isRequired: needsAnswer(field, context),
      answer: answers[id],
      proposal: proposals[id],
    });
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
  const isWaiting = (field: Field) => visible.has(field.id) && isStatement(field) && values[field.id] === undefined;
  const sections = form.sections
    .map(({ id, title, fields }) => ({
      id,
      title,
      isOpen: !isReadOnly && (openSections === null || openSections.includes(id)),
      lines: fields.filter((field) => visible.has(field.id) && !isWaiting(field)).map(lineOf),
    }))
    .filter(({ lines }) => lines.length > 0);
  const lines = sections.flatMap((section) => section.lines);
  return {
    sections,
    problems: lines.flatMap(({ problem }) => problem ?? []),
    unchecked: lines.filter((line) => line.state === 'confirm').length,
    statements: form.sections.flatMap(({ fields }) => fields.filter(isWaiting)),
  };
}
