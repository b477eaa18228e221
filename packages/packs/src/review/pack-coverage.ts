import type { PackCoverage } from '@visawright/contract/extension/pack-review.ts';
import type { Pack } from '@visawright/contract/extension/pack.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';

// How much of the portal is filled in, and how many questions of the form it asks. A question of a repeated item counts on its own.
export function packCoverage(pack: Pack, form: Form): PackCoverage {
  const mapped = pack.pages.flatMap(({ fields, blocks }) => [...fields, ...blocks.flatMap((block) => block.fields)]);
  const controls = pack.pages.reduce((all, page) => all + page.controls.length, 0);
  const personal = pack.pages.reduce((all, page) => all + page.personal.length, 0);
  const known = new Map(form.sections.flatMap(({ fields }) => fields.map((field) => [field.id, field] as const)));
  const asked = mapped.flatMap(({ from }): string[] => {
    if ('questions' in from) return from.questions;
    if (!('question' in from)) return [];
    return [from.field === undefined ? from.question : `${from.question}.${from.field}`];
  });
  const questions = new Set(asked.filter((id) => known.has(id.split('.')[0]!)));
  return {
    controls,
    mapped: mapped.length,
    personal,
    unmapped: controls - mapped.length - personal,
    questions: questions.size,
  };
}
