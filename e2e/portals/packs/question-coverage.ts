import type { Pack, ValueSource } from '@visawright/contract/extension/pack.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Portal } from '../definitions/portal.types.ts';
import { questionsOf } from '../rows/form-questions.ts';

const namesOf = (from: ValueSource): readonly string[] => {
  if ('questions' in from) return from.questions;
  if (!('question' in from)) return [];
  return [from.field === undefined ? from.question : `${from.question}.${from.field}`];
};

export interface QuestionCoverage {
  readonly shared: number;
  readonly mapped: number;
  readonly missing: readonly string[];
}

// Questions of our form that the portal asks too, and how many of them the pack fills in. What is the person's to declare does not count.
export async function questionCoverage(portal: Portal, pack: Pack): Promise<QuestionCoverage> {
  const questions = questionsOf(await loadForm(portal.destination));
  const controls = portal.pages.flatMap(({ groups }) => groups.flatMap((group) => group.controls));
  const shared = new Set(
    controls
      .filter(({ personal }) => personal !== 'declaration')
      .flatMap(({ question, from }) => [...(question === undefined ? [] : [question]), ...(from ? namesOf(from) : [])])
      .filter((name) => questions.has(name)),
  );
  const mapped = new Set(
    pack.pages
      .flatMap(({ fields, blocks }) => [...fields, ...blocks.flatMap((block) => block.fields)])
      .flatMap(({ from }) => namesOf(from)),
  );
  const missing = [...shared].filter((name) => !mapped.has(name));
  return { shared: shared.size, mapped: shared.size - missing.length, missing };
}
