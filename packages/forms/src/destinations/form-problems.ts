import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { documentRefs } from '../documents/categories.ts';
import { conditionProblems } from './condition-problems.ts';
import { autofillContext } from '../form/condition-context.ts';
import type { Field, Form, ItemField } from '../form/form-schema.ts';

// Problems that the schema cannot detect: references between parts of a form and to documents.
export function formProblems(form: Form): string[] {
  return [...offerProblems(form), ...sectionProblems(form)];
}

const repeated = (ids: string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

function offerProblems(form: Form): string[] {
  const { visaTypes, checklist } = form;
  const forAll = checklist.some(
    (item) => item.category === 'Passport' && item.requiredFor.length === visaGroups.length,
  );
  return [
    ...visaGroups.filter((group) => !visaTypes.some((type) => type.group === group)).map((group) => `no ${group} visa`),
    ...repeated(visaTypes.map((type) => type.name)).map((name) => `visa type ${name} twice`),
    ...checklist
      .filter((item) => item.requiredFor.length + (item.recommendedFor?.length ?? 0) === 0)
      .map((item) => `${item.title}: for nobody`),
    ...checklist
      .filter((item) => item.recommendedFor?.some((group) => item.requiredFor.includes(group)))
      .map((item) => `${item.title}: required and recommended at once`),
    ...(forAll ? [] : ['the passport is not required of everyone']),
  ];
}

function sectionProblems({ sections }: Form): string[] {
  const problems = repeated(sections.map((section) => section.id)).map((id) => `section ${id} twice`);
  const earlier = new Map<string, Field>();
  for (const field of sections.flatMap((section) => section.fields)) {
    if (earlier.has(field.id)) problems.push(`${field.id} twice`);
    const items = field.fields ?? [];
    problems.push(...repeated(items.map((item) => item.id)).map((id) => `${field.id}.${id} twice`));
    problems.push(...fieldProblems(field, field.id, earlier));
    for (const item of items) problems.push(...fieldProblems(item, `${field.id}.${item.id}`, earlier));
    earlier.set(field.id, field);
  }
  return problems;
}

function fieldProblems(field: ItemField | Field, name: string, earlier: ReadonlyMap<string, Field>): string[] {
  const lost = (field.autofill ?? []).filter((ref) => !documentRefs.has(ref) && !autofillContext.includes(ref));
  const conditions = field.visibleWhen ? conditionProblems(field.visibleWhen, earlier) : [];
  return [...lost.map((ref) => `autofill ${ref} is nowhere`), ...conditions].map((problem) => `${name}: ${problem}`);
}
