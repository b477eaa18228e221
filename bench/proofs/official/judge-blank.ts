import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { Mark, Word } from '@visawright/server/testing.ts';
import type { JudgedForm } from './judge-schengen.ts';
import { isInside, isMiddleInside, joined, withoutSpaces } from './printed-text.ts';

const textsOf = (value: AnswerValue): string[] =>
  (typeof value === 'string' ? [value] : value).filter((each) => typeof each === 'string');
const parts = { day: '$3', month: '$2', year: '$1' } as const;
const dateOf = (text: string, shape: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, shape);

interface Printed {
  readonly words: readonly Word[];
  readonly blank: readonly Word[]; // of the same form without answers
  readonly marks: readonly Mark[];
  readonly pages: number; // of the form; what follows is the annex
}

const keyOf = ({ page, left, top, text }: Word) => `${page} ${left.toFixed(1)} ${top.toFixed(1)} ${text}`;

// Reads a filled official form back and looks for every answer in the place that was marked for it.
export function judgeBlank(
  asked: readonly Field[],
  values: Readonly<Record<string, AnswerValue>>,
  { words, blank, marks, pages }: Printed,
): JudgedForm {
  const unfilled = new Set(blank.map(keyOf));
  const answers = words.filter((word) => word.page < pages && !unfilled.has(keyOf(word)));
  const annex = joined(words.filter(({ page }) => page >= pages));
  const faults = answers
    .filter(
      (word) =>
        !marks.some(
          ({ area }) => isInside({ ...word, top: area.top, height: 0 }, area, 1) && isMiddleInside(word, area),
        ),
    )
    .map((word) => `page ${word.page + 1}: “${word.text}” is outside its place`);
  const textAt = ({ area }: Mark) => joined(answers.filter((word) => isMiddleInside(word, area)));
  let [filled, continued] = [0, 0];
  for (const { id } of asked) {
    const value = values[id];
    const places = marks.filter(({ question }) => question === id);
    if (value === undefined || places.length === 0) continue;
    if (places[0]!.option !== null) {
      const ticked = places.filter((mark) => textAt(mark) === '×').map(({ option }) => option!);
      if (ticked.toSorted().join('|') === textsOf(value).toSorted().join('|')) filled += 1;
      else faults.push(`${id}: ticked ${ticked.join(', ')}`);
      continue;
    }
    const wanted = withoutSpaces(
      textsOf(value)
        .map((text) => dateOf(text, '$3/$2/$1'))
        .join(', '),
    );
    const isHere = places.every((mark) =>
      mark.part ? textAt(mark) === dateOf(textsOf(value)[0]!, parts[mark.part]) : textAt(mark) === wanted,
    );
    if (isHere) filled += 1;
    else if (/^(Seeannex|Annex|\*)$/.test(textAt(places[0]!)) && annex.includes(wanted)) continued += 1;
    else faults.push(`${id}: “${places.map(textAt).join(' ')}” instead of “${wanted}”`);
  }
  return { filled, continued, faults };
}
