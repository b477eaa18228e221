import type { Form, Processing } from '../form/form-schema.ts';
import type { Provenance } from '../form/provenance/provenance-schema.ts';
import { documentName } from '../form/document-fact.ts';

// A fact as one realm has it. A value of null removes the fact; the value of a key that the form does not have is added.
export interface FactChange {
  readonly key: string;
  readonly value: unknown;
  readonly provenance: Provenance;
}

export interface FactCheck {
  readonly key: string;
  readonly checkedOn: string;
  readonly checkedBy: string;
}

const nameOf = (key: string): string => key.slice(key.indexOf(':') + 1);

// Replaces the item of that name, adds it at the end, or removes it.
function withItem<T>(items: readonly T[], name: string, value: unknown, nameOfItem: (item: T) => string): T[] {
  const at = items.findIndex((item) => nameOfItem(item) === name);
  if (value === null) return items.filter((_, index) => index !== at);
  return at < 0 ? [...items, value as T] : items.map((item, index) => (index === at ? (value as T) : item));
}

// The date of the processing times is that of the newest change.
function withTime(processing: Processing | null, name: string, value: unknown, checkedOn: string | null) {
  if (name === 'lodgeBefore') return processing && { ...processing, lodgeBefore: value as Processing['lodgeBefore'] };
  if (value === null) {
    if (name === 'typical') return null;
    const { [name as 'longestDays']: _, ...rest } = processing ?? {};
    return rest as Processing;
  }
  const asOf = checkedOn ?? processing?.asOf ?? '';
  return { lodgeBefore: null, ...processing, [name]: value, asOf } as Processing;
}

// Absent numbers of the two rules are null, absent texts empty and absent conditions false.
const absent: Readonly<Record<string, unknown>> = { note: '', validForWholeStay: false, required: false };
const withEntry = <T extends object>(rule: T, name: string, value: unknown): T => ({
  ...rule,
  [name]: value ?? absent[name] ?? null,
});

function withoutOptional(form: Form, name: 'singleName' | 'advice'): Form {
  const { [name]: _, ...rest } = form;
  return rest;
}

function withAdvice(form: Form, name: string, value: unknown): Form {
  const advice = withItem(form.advice ?? [], name, value, ({ id }) => id);
  return advice.length > 0 ? { ...form, advice } : withoutOptional(form, 'advice');
}

function applyChange(form: Form, { key, value, provenance }: FactChange): Form {
  const name = nameOf(key);
  switch (key.slice(0, key.indexOf(':'))) {
    case 'fee':
      return { ...form, fees: withItem(form.fees, name, value, ({ basis }) => basis) };
    case 'time':
      return { ...form, processing: withTime(form.processing, name, value, provenance.checkedOn) };
    case 'passport':
      return { ...form, passportRule: withEntry(form.passportRule, name, value) };
    case 'photo':
      return { ...form, photo: withEntry(form.photo, name, value) };
    case 'singleName':
      return value === null
        ? withoutOptional(form, 'singleName')
        : { ...form, singleName: value as NonNullable<Form['singleName']> };
    case 'visaType':
      return { ...form, visaTypes: withItem(form.visaTypes, name, value, (type) => type.name) };
    case 'document':
      return { ...form, checklist: withItem(form.checklist, name, value, documentName) };
    case 'advice':
      return withAdvice(form, name, value);
    case 'question':
      return { ...form, sections: withQuestion(form.sections, name, value) };
    case 'site':
      if (name === 'portal') return { ...form, portal: value as Form['portal'] };
      return name === 'applicationCentre' ? { ...form, applicationCentre: value as Form['applicationCentre'] } : form;
    default:
      return form;
  }
}

// A question is never added or removed: that is a new version of the form.
const withQuestion = (sections: Form['sections'], id: string, value: unknown): Form['sections'] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.id === id && value !== null ? (value as typeof field) : field)),
  }));

function withOrigin({ provenance = {} }: Form, { key, value, provenance: own }: FactChange): Form['provenance'] {
  if (value !== null) return { ...provenance, [key]: own };
  const { [key]: _, ...rest } = provenance;
  return rest;
}

// The form as it is in force where these changes were approved; later changes of a fact replace earlier ones.
export const applyFactChanges = (form: Form, changes: readonly FactChange[]): Form =>
  changes.reduce((now, change) => ({ ...applyChange(now, change), provenance: withOrigin(now, change) }), form);

// A newer check replaces the date and the name in the provenance.
export function applyFactChecks(form: Form, checks: readonly FactCheck[]): Form {
  if (checks.length === 0) return form;
  const provenance = { ...form.provenance };
  for (const { key, checkedOn, checkedBy } of checks) {
    const known = provenance[key];
    if (known && (known.checkedOn ?? '') < checkedOn) provenance[key] = { ...known, checkedOn, checkedBy };
  }
  return { ...form, provenance };
}
