import type { BlankMatch, BlankUse } from '@visawright/contract/delivery/blank.ts';
import type { BlankMap, BlankPlacement, RowPlace } from './blank-map.ts';

type AnswerUse = BlankUse & { as: 'answer' };
const isRow = ({ questions }: AnswerUse) => questions[0]!.includes('.');

// The placements that a person's matches describe. A question without a field is one the form does not ask, so it is left out.
export function toBlankMap(matches: readonly BlankMatch[], questionIds: readonly string[]): BlankMap {
  const answers = matches.flatMap(({ fieldId, use }) => (use.as === 'answer' ? [{ name: fieldId, use }] : []));
  const places: BlankPlacement[] = [
    ...answers.filter(({ use }) => !isRow(use) && use.written !== 'line').map(textPlace),
    ...linePlaces(answers.filter(({ use }) => !isRow(use) && use.written === 'line')),
    ...rowPlaces(answers.filter(({ use }) => isRow(use))),
    ...tickPlaces(matches),
  ];
  const placed = new Set(places.flatMap(({ fields }) => [...fields]));
  return { places, leftOut: questionIds.filter((id) => !placed.has(id)) };
}

interface Answer {
  readonly name: string;
  readonly use: AnswerUse;
}

const textPlace = ({ name, use }: Answer): BlankPlacement => ({
  as: 'text',
  fields: use.questions,
  name,
  between: ', ',
  written: use.written,
});

function linePlaces(answers: readonly Answer[]): BlankPlacement[] {
  const groups = Map.groupBy(answers, ({ use }) => use.questions.join());
  return [...groups.values()].map((group) => ({
    as: 'lines',
    fields: group[0]!.use.questions,
    names: group.map(({ name }) => name),
  }));
}

function rowPlaces(answers: readonly Answer[]): BlankPlacement[] {
  const repeats = new Map<string, Record<string, RowPlace>[]>();
  for (const { name, use } of answers) {
    const [repeat, row, question] = use.questions[0]!.split('.') as [string, string, string];
    const rows = repeats.get(repeat) ?? [];
    repeats.set(repeat, rows);
    for (let n = rows.length; n <= Number(row); n++) rows.push({});
    rows[Number(row)]![question] = { name, written: use.written };
  }
  return [...repeats].map(([repeat, rows]) => ({ as: 'rows', fields: [repeat], rows }));
}

function tickPlaces(matches: readonly BlankMatch[]): BlankPlacement[] {
  const choices = new Map<string, Record<string, string[]>>();
  for (const { fieldId, use } of matches) {
    if (use.as !== 'tick') continue;
    const options = choices.get(use.question) ?? {};
    choices.set(use.question, options);
    (options[use.option] ??= []).push(fieldId);
  }
  return [...choices].map(([question, options]) => ({ as: 'checks', fields: [question], options }));
}
