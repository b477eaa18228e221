import type { Field } from '@visawright/forms/form/form-schema.ts';
import { valueProblems } from '@visawright/forms/answers/answer-problems.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { StoredAnswer, StoredAnswers } from '../prefilled-form/stored-answers.ts';
import { formValues, type PrefilledForm } from '../prefilled-form/prefilled-form.ts';
import { editableSections, sectionOf } from './editable-sections.ts';
import { toAnswerAct, isSameValue, answerProblem, type SentAnswer } from './sent-answer.ts';

// Checks the sent answers and returns those that change something. Throws if any of them is refused: all or none are saved.
export function applyAnswers(
  prefilled: PrefilledForm,
  sent: readonly SentAnswer[],
  stamp: Pick<StoredAnswer, 'by' | 'at'>,
): StoredAnswers {
  const fields = new Map(prefilled.form.sections.flatMap(({ fields: own }) => own.map((field) => [field.id, field])));
  refuseInvalid(sent, fields);
  refuseClosed(prefilled, sent);
  const changed: Record<string, StoredAnswer> = {};
  for (const each of sent) {
    const current = prefilled.answers[each.field];
    const next = { ...toAnswerAct(each, current, prefilled.proposals[each.field]), ...stamp };
    if (current && isSameValue(current.value, next.value) && (current.act === next.act || next.value === null))
      continue;
    if (!current && next.value === null) continue;
    changed[each.field] = { ...next, version: (current?.version ?? 0) + 1 };
  }
  refuseHidden(prefilled, changed);
  return changed;
}

function refuseInvalid(sent: readonly SentAnswer[], fields: ReadonlyMap<string, Field>): void {
  if (new Set(sent.map(({ field }) => field)).size !== sent.length)
    throw new AppError('input.invalid', [{ path: 'body.answers', message: 'the same field is sent twice' }]);
  const problems = sent.flatMap(({ field: id, value }) => {
    const field = fields.get(id);
    if (!field) return [answerProblem(id, 'wrongShape')];
    return value === null ? [] : valueProblems(field, value);
  });
  if (problems.length > 0) throw new AppError('answer.invalid', { problems });
}

function refuseClosed(prefilled: PrefilledForm, sent: readonly SentAnswer[]): void {
  const open = editableSections(prefilled.application, prefilled.form, formValues(prefilled, prefilled.answers));
  if (open === null) return;
  const sections = new Set(sent.map(({ field }) => sectionOf(prefilled.form, field)!));
  const closed = [...sections].filter((section) => !open.includes(section));
  if (closed.length > 0) throw new AppError('application.sectionClosed', { sections: closed });
}

// A question may become visible through another answer of the same call.
function refuseHidden(prefilled: PrefilledForm, changed: StoredAnswers): void {
  const { values, context } = formValues(prefilled, { ...prefilled.answers, ...changed });
  const visible = new Set(visibleFields(prefilled.form, { ...values, ...context }).map(({ id }) => id));
  const hidden = Object.keys(changed).filter((field) => changed[field]!.value !== null && !visible.has(field));
  if (hidden.length > 0) throw new AppError('answer.hidden', { fields: hidden });
}
