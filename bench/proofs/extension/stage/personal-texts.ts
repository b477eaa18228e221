import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Pack, PackField } from '@visawright/contract/extension/pack.ts';
import type { PreparedApplication } from '../../fill/prepare-application.ts';

const shortest = 7; // characters; a shorter text is found by chance
const isText = (value: AnswerValue | undefined): value is string =>
  typeof value === 'string' && value.length >= shortest;

const questionsOf = ({ from }: PackField): readonly string[] =>
  'question' in from ? [from.question] : 'questions' in from ? from.questions : [];

// The answers of an application that are about one person only: texts, not options that everybody chooses from. pages: only those that
// these pages of the pack ask for, without texts that another page asks for too.
export function personalTexts({ answers }: PreparedApplication, pack: Pack, pages?: readonly string[]): string[] {
  const options = new Set(pack.pages.flatMap(({ controls }) => controls.flatMap((control) => control.options)));
  const askedOn = (isWanted: (page: string) => boolean) =>
    new Set(pack.pages.filter(({ id }) => isWanted(id)).flatMap(({ fields }) => fields.flatMap(questionsOf)));
  const asked = askedOn((page) => pages?.includes(page) ?? true);
  const elsewhere = pages ? askedOn((page) => !pages.includes(page)) : new Set<string>();
  const textsOf = (questions: ReadonlySet<string>) =>
    [...questions]
      .map((question) => answers[question])
      .filter((value) => isText(value) && !options.has(value)) as string[];
  const shared = new Set(textsOf(elsewhere));
  return [...new Set(textsOf(asked))].filter((text) => !shared.has(text));
}
