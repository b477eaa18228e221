import type { Field } from '@visawright/forms/form-schema.ts';
import { valueProblems } from '@visawright/forms/validate.ts';
import { visibleFields } from '@visawright/forms/visible-fields.ts';
import { AppError } from '../http/app-error.ts';
import type { StoredAnswer, StoredAnswers } from './answers.ts';
import { standing, type FormCase } from './form-case.ts';
import { openSections, sectionOf } from './open-sections.ts';
import { answered, isSame, problem, type Sent } from './sent-answer.ts';

// What the sent answers make of the form, or why none of them is taken. Only those that change something are in it.
export function judgeAnswers(
  held: FormCase,
  sent: readonly Sent[],
  stamp: Pick<StoredAnswer, 'by' | 'at'>,
): StoredAnswers {
  const fields = new Map(held.form.sections.flatMap(({ fields: own }) => own.map((field) => [field.id, field])));
  refuseWrong(sent, fields);
  refuseClosed(held, sent);
  const changed: Record<string, StoredAnswer> = {};
  for (const each of sent) {
    const current = held.answers[each.field];
    const next = { ...answered(each, current, held.proposals[each.field]), ...stamp };
    if (current && isSame(current.value, next.value) && (current.act === next.act || next.value === null)) continue;
    if (!current && next.value === null) continue;
    changed[each.field] = { ...next, version: (current?.version ?? 0) + 1 };
  }
  refuseHidden(held, changed);
  return changed;
}

function refuseWrong(sent: readonly Sent[], fields: ReadonlyMap<string, Field>): void {
  if (new Set(sent.map(({ field }) => field)).size !== sent.length)
    throw new AppError('input.invalid', [{ path: 'body.answers', message: 'a field twice' }]);
  const problems = sent.flatMap(({ field: id, value }) => {
    const field = fields.get(id);
    if (!field) return [problem(id, 'wrongShape')];
    return value === null ? [] : valueProblems(field, value);
  });
  if (problems.length > 0) throw new AppError('answer.invalid', { problems });
}

function refuseClosed(held: FormCase, sent: readonly Sent[]): void {
  const open = openSections(held.application, held.form, standing(held, held.answers));
  if (open === null) return;
  const sections = new Set(sent.map(({ field }) => sectionOf(held.form, field)!));
  const closed = [...sections].filter((section) => !open.includes(section));
  if (closed.length > 0) throw new AppError('application.sectionClosed', { sections: closed });
}

// A condition may be met by an answer of the same call.
function refuseHidden(held: FormCase, changed: StoredAnswers): void {
  const { values, context } = standing(held, { ...held.answers, ...changed });
  const visible = new Set(visibleFields(held.form, { ...values, ...context }).map(({ id }) => id));
  const hidden = Object.keys(changed).filter((field) => changed[field]!.value !== null && !visible.has(field));
  if (hidden.length > 0) throw new AppError('answer.hidden', { fields: hidden });
}
