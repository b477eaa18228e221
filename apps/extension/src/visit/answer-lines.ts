import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { PackPage, ValueSource } from '@visawright/contract/extension/pack.ts';

export interface AnswerLine {
  readonly label: string;
  readonly text: string;
}

type Answer = FillData['answers'][string];

// 2026-12-03 → 03/12/2026, as people write it.
const dateText = (text: string) => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

function answerTexts(answer: Answer): string[] {
  if (typeof answer === 'string') return [dateText(answer)];
  const words = answer.filter((each) => typeof each === 'string');
  if (words.length > 0) return [words.map(dateText).join(', ')];
  return answer.flatMap((item) =>
    typeof item === 'string'
      ? []
      : [
          Object.values(item)
            .flatMap((value) => (typeof value === 'string' ? dateText(value) : value.map(dateText)))
            .filter(Boolean)
            .join(', '),
        ],
  );
}

function questionsOf(from: ValueSource): readonly string[] {
  if ('question' in from) return [from.question];
  return 'questions' in from ? from.questions : [];
}

// What the person copies by hand on a page we do not know: the answers that belong on it, or all of them on a page of no pack.
export function answerLines(
  page: PackPage | null,
  { answers, labels }: Pick<FillData, 'answers' | 'labels'>,
): AnswerLine[] {
  const wanted = page
    ? [...page.fields.flatMap(({ from }) => questionsOf(from)), ...page.blocks.map(({ question }) => question)]
    : Object.keys(answers);
  return [...new Set(wanted)].flatMap((question) => {
    const answer = answers[question];
    if (answer === undefined) return [];
    const label = labels[question] ?? question;
    const texts = answerTexts(answer).filter(Boolean);
    return texts.map((text, i) => ({ label: texts.length > 1 ? `${label} ${i + 1}` : label, text }));
  });
}
