import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifyPage } from '@visawright/reading/classify/classify-page.ts';

export interface HardText {
  readonly text: string;
  readonly category: string;
}

const all = () => JSON.parse(readFileSync(join(import.meta.dirname, 'hard-texts.json'), 'utf8')) as HardText[];

// Documents with misleading words, written without knowledge of the rules. "Asked": the product shows its guess and the person decides.
export async function hardTexts() {
  const judged = [];
  for (const { text, category } of all()) {
    const found = await classifyPage(text);
    judged.push({
      category,
      guess: found.category,
      isRight: found.category === category,
      isAsked: found.outcome === 'confirm',
      text: text.slice(0, 60),
    });
  }
  const percent = (part: readonly unknown[]) => Math.round((part.length / judged.length) * 1_000) / 10;
  return {
    texts: judged.length,
    rightPercent: percent(judged.filter(({ isRight }) => isRight)),
    rightOrAskedPercent: percent(judged.filter(({ isRight, isAsked }) => isRight || isAsked)),
    wrongAndSure: judged.filter(({ isRight, isAsked }) => !isRight && !isAsked),
  };
}
