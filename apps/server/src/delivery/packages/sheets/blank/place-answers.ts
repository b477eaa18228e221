import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { isEmptyAnswer } from '@visawright/forms/answers/empty-answer.ts';
import type { BlankMap, BlankPlacement } from '@visawright/forms/form/blank-map.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { formDay } from '../sheet-dates.ts';

interface Writing {
  readonly name: string; // of the PDF field
  readonly text: string;
  readonly fields: readonly string[]; // whose answers it holds
}
export interface Placed {
  readonly writings: readonly Writing[];
  readonly ticks: readonly string[];
  readonly radios: readonly { readonly name: string; readonly option: string }[];
  readonly annexed: readonly string[]; // fields without a box, or that do not fit theirs
}

const textsOf = (value: AnswerValue | undefined): string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => typeof each === 'string');
const written = (value: AnswerValue | undefined) => textsOf(value).map(formDay).join(', ');

// Assigns answers to boxes. An answer without a box goes to the annex and is never dropped.
export function placeAnswers(
  { places, leftOut }: BlankMap,
  asked: readonly Field[],
  values: Readonly<Record<string, AnswerValue>>,
): Placed {
  const answered = new Map(
    asked.filter(({ id }) => !isEmptyAnswer(values[id])).map(({ id }) => [id, values[id]!] as const),
  );
  const placed = { writings: [] as Writing[], ticks: [] as string[], radios: [] as Placed['radios'][number][] };
  const annexed = new Set([...answered.keys()].filter((id) => !leftOut.includes(id)));
  for (const place of places) {
    const isWhole = put(place, answered, placed);
    if (isWhole) for (const id of place.fields) annexed.delete(id);
  }
  return { ...placed, annexed: [...annexed] };
}

// Returns whether every answer found a box.
function put(
  place: BlankPlacement,
  answered: ReadonlyMap<string, AnswerValue>,
  { writings, ticks, radios }: { writings: Writing[]; ticks: string[]; radios: Placed['radios'][number][] },
): boolean {
  const [id] = place.fields;
  const value = answered.get(id);
  if (place.as === 'text') {
    const given = place.fields.map((each) => written(answered.get(each))).filter((text) => text !== '');
    if (given.length > 0) writings.push({ name: place.name, text: given.join(place.between), fields: place.fields });
    return true;
  }
  if (place.as === 'dateParts') {
    const [year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(textsOf(value)[0] ?? '')?.slice(1) ?? [];
    if (!day) return false;
    const parts = { [place.day]: day, [place.month]: month!, [place.year]: year! };
    for (const [name, text] of Object.entries(parts)) writings.push({ name, text, fields: place.fields });
    return true;
  }
  if (place.as === 'rows') return putRows(place, value, writings);
  if (place.as === 'checks') {
    const found = textsOf(value).map((each) => place.options[each]);
    ticks.push(...found.flatMap((names) => names ?? []));
    return found.every(Boolean);
  }
  const found = textsOf(value).map((each) => place.options[each]);
  for (const option of found) if (option) radios.push({ name: place.name, option });
  return found.every(Boolean);
}

function putRows(place: BlankPlacement & { as: 'rows' }, value: AnswerValue | undefined, writings: Writing[]): boolean {
  const items = (Array.isArray(value) ? value : []).filter((each) => typeof each === 'object');
  let isWhole = items.length <= place.rows.length;
  for (const [n, item] of items.slice(0, place.rows.length).entries())
    for (const [id, given] of Object.entries(item)) {
      const name = place.rows[n]![id];
      if (name) writings.push({ name, text: written(given), fields: place.fields });
      else isWhole = false;
    }
  return isWhole;
}
