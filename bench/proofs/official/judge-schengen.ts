import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { FormLayout } from '@visawright/server/processing.ts';
import type { Word } from '@visawright/server/testing.ts';
import { isInside, isMiddleInside, isPrintedOver, joined, withoutSpaces } from './printed-text.ts';

export interface JudgedForm {
  readonly filled: number; // answers found in their box
  readonly continued: number; // answers found whole on the annex, to which their box refers
  readonly faults: readonly string[];
}

const smallest = 6.5; // points
const heightOfSmallest = smallest * 1.3; // of a word in the print font, its room above and below included

// Options the form words differently.
const wordings: Readonly<Record<string, string>> = {
  Widowed: 'Widow(er)',
  Myself: 'by the applicant himself/herself',
  'A sponsor': 'by a sponsor (host, company, organisation), please specify:',
  'Named in box 30 or 31': 'referred to in field 30 or 31',
  'All expenses covered': 'All expenses covered during the stay',
  "Traveller's cheques": 'Traveller’s cheques',
};
const labelOf = (option: string) => (wordings[option] ?? option).toLowerCase().replace(/^other.*/, 'other');
const shortLabel = (label: string) => label.toLowerCase().replace(/^other.*/, 'other');

const textsOf = (value: AnswerValue): string[] =>
  (typeof value === 'string' ? [value] : value).filter((each) => typeof each === 'string');
const dayOf = (text: string) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

// The sign is smaller than the room its word takes.
const isTickIn = (word: Word, tick: FormLayout['ticks'][number]) =>
  word.text === '×' &&
  isInside(
    { ...word, top: word.top + word.height / 2, height: 0 },
    { ...tick, top: tick.top - 1, height: tick.height + 2 },
    0.5,
  );

interface Printed {
  readonly words: readonly Word[];
  readonly blank: readonly Word[]; // of the same form without answers
  readonly layout: FormLayout;
}

// Reads the printed form back and looks for every answer in the box that the questions' own data name.
export function judgeSchengen(
  asked: readonly Field[],
  values: Readonly<Record<string, AnswerValue>>,
  { words, blank, layout }: Printed,
): JudgedForm {
  const faults = [...frameFaults(blank, layout)];
  const unfilled = new Set(blank.map(placeOf));
  const answers = words.filter((word) => word.page < 2 && !unfilled.has(placeOf(word)));
  const annex = joined(words.filter(({ page }) => page >= 3));
  let [filled, continued] = [0, 0];
  for (const field of asked) {
    const box = /^box (\d+)$/.exec(field.ref ?? '')?.[1];
    const value = values[field.id];
    if (!box || value === undefined || field.id === 'filledByOther') continue;
    if (field.options) {
      const wanted = textsOf(value).flatMap((each) => (each === 'Both' ? ['Myself', 'A sponsor'] : [each]));
      const ticked = layout.ticks
        .filter((tick) => tick.field === field.id && answers.some((word) => isTickIn(word, tick)))
        .map(({ label }) => shortLabel(label));
      if (ticked.toSorted().join() === wanted.map(labelOf).toSorted().join()) filled += 1;
      else faults.push(`box ${box}, ${field.id}: ticked ${ticked.join(', ')} instead of ${wanted.join(', ')}`);
      continue;
    }
    const place = layout.texts.find(({ fields }) => fields.includes(field.id));
    const frame = layout.frames.find((each) => place && each.no === box && isInside(place, each, 0.5));
    if (!place || !frame) {
      faults.push(`box ${box}, ${field.id}: has no place in its box`);
      continue;
    }
    const here = joined(answers.filter((word) => isMiddleInside(word, place)));
    const wanted = withoutSpaces(textsOf(value).map(dayOf).join(', '));
    if (here.includes(wanted)) filled += 1;
    else if (here === withoutSpaces(`See annex, box ${box}`) && annex.includes(wanted)) continued += 1;
    else faults.push(`box ${box}, ${field.id}: ${here === '' ? 'empty' : 'cut or changed'}`);
  }
  return { filled, continued, faults: [...faults, ...placeFaults(answers, blank, layout)] };
}

const placeOf = ({ page, left, top, text }: Word) => `${page} ${left.toFixed(1)} ${top.toFixed(1)} ${text}`;

// Every box of the form is printed with its number.
const frameFaults = (blank: readonly Word[], { frames }: FormLayout): string[] =>
  Array.from({ length: 33 }, (_, n) => String(n + 1))
    .filter((no) => {
      const [first] = frames.filter((frame) => frame.no === no);
      return (
        !first || !blank.some(({ text, ...word }) => isInside(word, first, 1) && text.replace('*', '') === `${no}.`)
      );
    })
    .map((no) => `box ${no} is not printed`);

// Every printed answer lies in a box, over nothing else, in a readable size.
function placeFaults(answers: readonly Word[], blank: readonly Word[], { frames, ticks, texts }: FormLayout): string[] {
  const faults: string[] = [];
  for (const word of answers) {
    if (ticks.some((tick) => isTickIn(word, tick))) continue;
    const place = texts.find((each) => isMiddleInside(word, each));
    const frame = frames.find((each) => isMiddleInside(word, each));
    const isWithin =
      place && frame && isInside({ ...word, top: place.top, height: 0 }, place, 0.5) && isInside(word, frame, 1);
    if (!isWithin) faults.push(`page ${word.page + 1}: a word lies outside its box`);
    if (blank.some((each) => isPrintedOver(word, each)))
      faults.push(`page ${word.page + 1}: a word is printed over another`);
    if (word.height < heightOfSmallest) faults.push(`page ${word.page + 1}: a word is smaller than ${smallest} pt`);
  }
  return faults;
}
