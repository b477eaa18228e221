import type { BlankField, BlankMatch, BlankWriting } from '@visawright/contract/delivery/blank.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { toBlankMap } from '@visawright/forms/blanks/to-blank-map.ts';
import type { Field, Form } from '@visawright/forms/form/form-schema.ts';
import { charactersOver, fitOver, fitText, type Box, type Fitted } from './fitting-size.ts';
import { placeAnswers } from './place-answers.ts';

export interface LaidOutBlank {
  readonly writings: readonly BlankWriting[];
  readonly annexed: readonly string[]; // questions whose answers are on the annex, whole
}

const references = ['See annex', 'Annex', '*'];
const tickSign = '×';

// Where every answer is written and in which size. An answer that does not fit at the smallest size is on the annex, and its box says so.
export function layOutBlank(
  { fields, matches }: { readonly fields: readonly BlankField[]; readonly matches: readonly BlankMatch[] },
  { form, asked, values }: { form: Form; asked: readonly Field[]; values: Readonly<Record<string, AnswerValue>> },
): LaidOutBlank {
  const known = new Map(fields.map((field) => [field.id, field]));
  const fieldAt = (name: string): BlankField => {
    const found = known.get(name);
    if (!found) throw new Error(`the official form has no field ${name}`);
    return found;
  };
  const allIds = form.sections.flatMap((section) => section.fields.map(({ id }) => id));
  const placed = placeAnswers(toBlankMap(inFieldOrder(fields, matches), allIds), asked, values);
  const annexed = new Set(placed.annexed);
  const answers = placed.writings.flatMap(({ names, text, fields: ids }) => {
    const { writings, isWhole } = write(names.map(fieldAt), text);
    if (!isWhole) for (const id of ids) if (values[id] !== undefined) annexed.add(id);
    return writings;
  });
  const fixed = matches.flatMap(({ fieldId, use }) =>
    use.as === 'fixed' ? write([fieldAt(fieldId)], use.text).writings : [],
  );
  return {
    writings: [...answers, ...fixed, ...placed.ticks.map((name) => tick(fieldAt(name)))],
    annexed: [...annexed],
  };
}

// Lines of one answer follow each other as their fields do on the page.
function inFieldOrder(fields: readonly BlankField[], matches: readonly BlankMatch[]): BlankMatch[] {
  const order = new Map(
    fields
      .toSorted(({ area: a }, { area: b }) => a.page - b.page || a.top - b.top || a.left - b.left)
      .map(({ id }, n) => [id, n]),
  );
  return matches.toSorted((one, other) => (order.get(one.fieldId) ?? 0) - (order.get(other.fieldId) ?? 0));
}

const boxOf = ({ area, isMultiline, cells }: BlankField): Box => ({
  width: area.width,
  height: area.height,
  isMultiline,
  cells,
});

const writing = ({ id, area, cells }: BlankField, { lines, size }: Fitted, tooLongBy = 0): BlankWriting => ({
  fieldId: id,
  area,
  kind: cells === null ? 'text' : 'cells',
  lines: [...lines],
  size,
  tooLongBy,
});

function write(fields: readonly BlankField[], text: string): { writings: BlankWriting[]; isWhole: boolean } {
  const [first, ...others] = fields as [BlankField, ...BlankField[]];
  const oneLine = first.isMultiline ? text : text.replace(/\s*\n\s*/g, ' ');
  const fitted = others.length === 0 ? [fitText(oneLine, boxOf(first))] : fitOver(text, fields.map(boxOf));
  const whole = fitted?.every((each) => each !== null) ? fitted : null;
  if (whole) return { writings: whole.map((each, n) => writing(fields[n]!, each)), isWhole: true };
  const reference = references.map((each) => fitText(each, boxOf(first))).find((each) => each !== null);
  const over = charactersOver(oneLine, boxOf(fields.toSorted((a, b) => b.area.width - a.area.width)[0]!));
  return { writings: [writing(first, reference ?? { size: 6.5, lines: [] }, Math.max(1, over))], isWhole: false };
}

const tick = ({ id, area }: BlankField): BlankWriting => ({
  fieldId: id,
  area,
  kind: 'tick',
  lines: [tickSign],
  size: Math.max(7, Math.min(12, Math.min(area.width, area.height) * 1.2)),
  tooLongBy: 0,
});
