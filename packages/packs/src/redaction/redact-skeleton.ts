import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { foldedWords } from '../pages/folded-text.ts';
import { answerWords } from './answer-words.ts';
import { labelWords } from './form-words.ts';
import { redactText } from './redact-text.ts';

// What may be reported about a page that was not known: labels and kinds of its controls. A page can repeat what was entered ("Documents
// of PRANAV"), so whatever could be about a person is replaced, and some harmless words with it.
export function redactSkeleton(skeleton: PageSkeleton, answers: FillData['answers']): PageSkeleton {
  const words = answerWords(answers);
  const redact = (text: string) => redactText(text, words);
  return {
    origin: skeleton.origin,
    path: skeleton.path
      .split('/')
      .map((segment) => (isTechnical(segment, words) ? segment : '#'))
      .join('/'),
    title: redact(skeleton.title),
    headings: skeleton.headings.map(redact),
    controls: skeleton.controls.map((control): PageControl => ({
      ...control,
      id: isTechnical(control.id, words) ? control.id : '',
      name: isTechnical(control.name, words) ? control.name : '',
      label: redact(control.label),
      group: redact(control.group),
      // All or none: an option that is missing from a known list would be the one that was chosen.
      options: control.options.every((option) => redact(option) === option) ? control.options : [],
      pattern: /^[DMYhms .,:/-]*$/.test(control.pattern) ? control.pattern : '',
    })),
  };
}

// The name of a control or a part of an address, if it has words of our labels only. Whatever else a page puts there could be anybody's.
function isTechnical(name: string, words: ReadonlySet<string>): boolean {
  const parts = foldedWords(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{L})(\p{N})/gu, '$1 $2'));
  const isWord = (part: string) => /^\d{1,2}$/.test(part) || (labelWords.has(part) && !words.has(part));
  return /^[\x20-\x7e]*$/.test(name) && !/[@%]/.test(name) && parts.every(isWord);
}

// The same for a sentence, such as the description of a difference.
export const redactSentence = (text: string, answers: FillData['answers']): string =>
  redactText(text, answerWords(answers));
