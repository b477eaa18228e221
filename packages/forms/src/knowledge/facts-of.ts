import type { FactKind } from '@visawright/contract/forms/fact-kinds.ts';
import { documentName } from '../form/document-fact.ts';
import type { Form } from '../form/form-schema.ts';

// One fact that a traveller or a rule relies on. The key is stable: it names the fact, not its place in a list.
export interface VisaFact {
  readonly key: string;
  readonly kind: FactKind;
  readonly value: unknown;
}

const fact = (kind: FactKind, name: string, value: unknown): VisaFact => ({ key: `${kind}:${name}`, kind, value });

// The numbers of a rule that are set; null means the destination has no such rule.
const setValues = (kind: FactKind, rule: Readonly<Record<string, unknown>>): VisaFact[] =>
  Object.entries(rule)
    .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => fact(kind, name, value));

export function factsOf(form: Form): VisaFact[] {
  const { processing, applicationCentre } = form;
  return [
    ...form.fees.map((fee) => fact('fee', fee.basis, fee)),
    ...(processing ? setValues('time', { ...processing, asOf: null }) : []),
    ...setValues('passport', form.passportRule),
    ...setValues('photo', form.photo),
    ...(form.singleName ? [fact('singleName', 'convention', form.singleName)] : []),
    ...form.visaTypes.map((type) => fact('visaType', type.name, type)),
    ...form.checklist.map((item) => fact('document', documentName(item), item)),
    ...(form.advice ?? []).map((advice) => fact('advice', advice.id, advice)),
    ...form.sections.flatMap(({ fields }) => fields).map((field) => fact('question', field.id, field)),
    fact('site', 'portal', form.portal),
    ...(applicationCentre ? [fact('site', 'applicationCentre', applicationCentre)] : []),
  ];
}
