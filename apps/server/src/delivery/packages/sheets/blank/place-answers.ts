import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { isEmptyAnswer } from '@visawright/forms/answers/empty-answer.ts';
import type { BlankMap, BlankPlacement } from '@visawright/forms/blanks/blank-map.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { writeAs } from './write-as.ts';

interface Writing {
  readonly names: readonly string[]; // of the fields it is written into; several if it continues from line to line
  readonly text: string;
  readonly fields: readonly string[]; // whose answers it holds
}
export interface Placed {
  readonly writings: readonly Writing[];
  readonly ticks: readonly string[];
  readonly annexed: readonly string[]; // questions without a box
}

const textsOf = (value: AnswerValue | undefined): string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter((each) => typeof each === 'string');

// Assigns answers to boxes. An answer without a box goes to the annex and is never dropped.
export function placeAnswers(
  { places, leftOut }: BlankMap,
  asked: readonly Field[],
  values: Readonly<Record<string, AnswerValue>>,
): Placed {
  const answered = new Map(
    asked.filter(({ id }) => !isEmptyAnswer(values[id])).map(({ id }) => [id, values[id]!] as const),
  );
  const placed = { writings: [] as Writing[], ticks: [] as string[] };
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
  { writings, ticks }: { writings: Writing[]; ticks: string[] },
): boolean {
  const value = answered.get(place.fields[0] ?? '');
  if (place.as === 'rows') return putRows(place, value, writings);
  if (place.as === 'checks') {
    const found = textsOf(value).map((each) => place.options[each]);
    ticks.push(...found.flatMap((names) => names ?? []));
    return found.every(Boolean);
  }
  const names = place.as === 'lines' ? place.names : [place.name];
  const [written, between] = place.as === 'lines' ? ([undefined, ', '] as const) : [place.written, place.between];
  const given = place.fields.flatMap((id) => (answered.has(id) ? [writeAs(textsOf(answered.get(id)), written)] : []));
  const isWhole = given.every((text) => text !== '');
  if (given.length > 0 && isWhole) writings.push({ names, text: given.join(between), fields: place.fields });
  return isWhole;
}

// Questions of an item that no row has a box for are questions the form does not ask.
function putRows(place: BlankPlacement & { as: 'rows' }, value: AnswerValue | undefined, writings: Writing[]): boolean {
  const items = (Array.isArray(value) ? value : []).filter((each) => typeof each === 'object');
  const columns = new Set(place.rows.flatMap((row) => Object.keys(row)));
  let isWhole = items.length <= place.rows.length;
  for (const [n, item] of items.slice(0, place.rows.length).entries())
    for (const [id, given] of Object.entries(item)) {
      const to = place.rows[n]![id];
      const text = writeAs(textsOf(given), to?.written);
      if (to && text !== '') writings.push({ names: [to.name], text, fields: place.fields });
      else if (!isEmptyAnswer(given) && columns.has(id)) isWhole = false;
    }
  return isWhole;
}
