import type { Portal as RecordedPortal } from '@visawright/forms/portals/portal-schema.ts';
import type { ValueSource } from '@visawright/contract/extension/pack.ts';
import type { PortalControl, PortalOption } from '../definitions/portal.types.ts';
import { countryOptions, dialCodes, upperCaseCountries } from './country-options.ts';
import { datePart } from './date-parts.ts';
import type { Question } from './form-questions.ts';
import { datePattern, kindOf } from './kind-of-row.ts';
import { boxOf, parseElement } from './parse-element.ts';
import { parseOption, withOurOptions } from './parse-option.ts';
import type { RowOverride } from './row-override.ts';

export type RecordedRow = RecordedPortal['pages'][number]['fields'][number];

export interface RowContext {
  readonly questionId: string | undefined;
  readonly question: Question | undefined;
  readonly override: RowOverride;
  readonly dates: string; // pattern where none was recorded, or 'native' for the browser's own control
  readonly countries: 'names' | 'upper';
  readonly sameOptions: readonly PortalOption[] | undefined;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);

// Rows without a recorded id get one of ours, from the number of the box or the label.
function idsOf({ element, label }: RecordedRow, { ids }: RowOverride): readonly string[] {
  if (ids) return ids;
  if (element === null) return [`f-${slug(label)}`];
  const parsed = parseElement(element).ids;
  return parsed.length > 0 ? parsed : [`item-${slug(boxOf(element) ?? label)}-${slug(label)}`];
}

function optionsOf(
  row: RecordedRow,
  { question, override, countries, sameOptions }: RowContext,
): readonly PortalOption[] {
  const given = override.options;
  if (given === 'dialCodes') return dialCodes;
  const isCountry = given === 'countries' || (given === undefined && question?.type === 'country');
  if (isCountry) return countries === 'upper' ? upperCaseCountries : countryOptions;
  const listed =
    sameOptions ??
    given?.map((option) => (typeof option === 'string' ? { value: option, text: option } : option)) ??
    row.options?.map(parseOption) ??
    question?.options?.map((text) => ({ value: text, text })) ??
    (kindOf(row.kind) === 'radio' ? ['Yes', 'No'].map((text) => ({ value: text, text })) : []);
  return withOurOptions(listed, question?.options ?? [], override.ours);
}

function sourceOf(questionId: string | undefined, { from, personal }: RowOverride): ValueSource | null {
  if (from !== undefined) return from;
  if (personal !== undefined || questionId === undefined) return null;
  const [question, field] = questionId.split('.');
  return field === undefined ? { question: question! } : { question: question!, field };
}

// A statement is accepted by the person, and so is what was recorded as theirs to decide.
function personalOf(
  row: RecordedRow,
  kind: PortalControl['kind'],
  { question, override }: RowContext,
): PortalControl['personal'] {
  if (override.personal) return override.personal;
  if (override.from) return undefined;
  if (question?.type === 'checkbox' && question.options === undefined && question.required) return 'declaration';
  if (row.note?.includes('user decides')) return 'declaration';
  if (kind === 'password') return 'password';
  return kind === 'file' ? 'file' : undefined;
}

const longest = (note: string) => Number(/(?<most>\d+) characters/.exec(note)?.groups?.most ?? 0) || null;

// The other inputs of a row with several ids: a dial code before the number, given names after the family name.
function splitOver(ids: readonly string[], control: PortalControl): PortalControl[] {
  const [first, second] = ids as [string, string];
  const at = (id: string, more: Partial<PortalControl>): PortalControl => ({ ...control, id, name: id, ...more });
  if (control.inputMode === 'tel')
    return [
      at(first, { partLabel: 'country code', format: { phone: 'dialCode' } }),
      at(second, { partLabel: 'number', format: { phone: 'national' } }),
    ];
  if (/FamilyName/.test(first) && /FirstName/.test(second))
    return [
      at(first, { partLabel: 'family name', format: { part: 'rest' } }),
      at(second, { partLabel: 'first name', format: { part: 'first' } }),
    ];
  return ids.map((id, index) =>
    at(id, index === 0 ? {} : { partLabel: `part ${index + 1}`, from: null, required: false, personal: 'other' }),
  );
}

const statement = (id: string, label: string): PortalControl => ({
  id,
  name: id,
  label,
  kind: 'checkbox',
  required: true,
  maxLength: null,
  pattern: '',
  options: [],
  from: null,
  personal: 'declaration',
});

// The controls a recorded row stands for, in the order of the page.
export function controlsOfRow(row: RecordedRow, context: RowContext): PortalControl[] {
  const { override, question, questionId } = context;
  if (override.boxes) return Object.entries(override.boxes).map(([id, label]) => statement(id, label));
  const ids = idsOf(row, override);
  const note = row.note ?? '';
  const kind = override.kind ?? kindOf(row.kind);
  const isDate = /^date|^three inputs/.test(row.kind);
  const pattern =
    override.pattern ??
    (isDate ? (datePattern(row.kind, note) ?? (context.dates === 'native' ? '' : context.dates)) : '');
  const isText = kind === 'text' || kind === 'textarea';
  const isTelephone = row.kind.startsWith('phone') || question?.type === 'phone';
  const personal = personalOf(row, kind, context);
  const from = personal === undefined ? sourceOf(questionId, override) : null;
  const isChoice =
    kind === 'select' ||
    kind === 'radio' ||
    kind === 'list' ||
    (kind === 'checkbox' && question?.options !== undefined);
  const control: PortalControl = {
    id: ids[0]!,
    name: override.name ?? ids[0]!,
    label: override.label ?? row.label,
    kind: isDate && kind === 'text' && pattern === '' && !row.kind.startsWith('three') ? 'date' : kind,
    required: override.required ?? (from !== null && (question?.required ?? false) && !note.includes('optional')),
    ...(question?.visibleWhen && { visibleWhen: question.visibleWhen }),
    maxLength: isText && !isDate ? (longest(note) ?? question?.maxLength ?? null) : null,
    pattern: row.kind.startsWith('three') ? '' : pattern,
    options: isChoice ? optionsOf(row, context) : [],
    ...(override.optionIds && { optionIds: override.optionIds }),
    ...(questionId !== undefined && { question: questionId }),
    from,
    ...(personal && { personal }),
    ...(override.late && { late: override.late }),
    ...(override.behaviour && { behaviour: override.behaviour }),
    ...(override.file && { file: override.file }),
    ...(isTelephone && { inputMode: 'tel' as const, format: { phone: 'international' as const } }),
    ...(question?.type === 'email' && { inputMode: 'email' as const }),
    ...(question?.type === 'number' && { inputMode: 'numeric' as const }),
    ...(isDate && { format: { date: pattern === '' ? 'YYYY-MM-DD' : pattern } }),
    ...(isChoice && question?.type === 'country' && context.countries === 'upper'
      ? { format: { country: 'name' as const, letters: 'upper' as const } }
      : {}),
    ...(override.format && { format: override.format }),
    ...(row.element !== null && { row: row.element }),
  };
  const controls = row.kind.startsWith('three')
    ? ids.map((id, index) => datePart(id, index, control))
    : ids.length > 1
      ? splitOver(ids, control)
      : [control];
  const none = row.element === null ? null : parseElement(row.element).none;
  const all = controls.map((one) => ({ ...one, ...override.parts?.[one.id] }));
  if (none === null) return all;
  const box = {
    id: none,
    name: none,
    label: `Does not apply: ${control.label}`,
    kind: 'checkbox',
    personal: 'other',
  } as const;
  // The box takes the place of an answer, so nothing but the box can be asked of a traveller who has none.
  return [
    ...all.map((one) => ({ ...one, required: false })),
    { ...box, required: false, maxLength: null, pattern: '', options: [], from: null, row: row.element! },
  ];
}
