import { foldedText } from '../pages/folded-text.ts';
import { labelWords } from './form-words.ts';

const removed = '…';

const address = /\S+@\S+|https?:\/\/\S+|\bwww\.\S+/g;
const token = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const shortestInside = 4; // letters; shorter words are inside of too many others

// The words are those of the answers. Inside of a longer word they count too: PRANAVSUBRAMANIAM.
function isAnswerWord(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  return [...words].some((each) => each.length >= shortestInside && word.includes(each));
}

// The name of a person we do not know, such as the agent who signed in: a capital, or a script without capitals, and no word of our forms.
const looksLikeName = (text: string, folded: string): boolean =>
  !labelWords.has(folded) && /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(text);

// The text of a page without what may be about a person: words of answers, names, numbers, addresses of mail and sites.
export function redactText(text: string, words: ReadonlySet<string>): string {
  return text
    .replace(address, removed)
    .replace(token, (found) => {
      const parts = foldedText(found).split(' ');
      const isPersonal =
        /\p{N}/u.test(found) ||
        isAnswerWord(parts.join(''), words) ||
        parts.some((part) => isAnswerWord(part, words)) ||
        looksLikeName(found, parts.find((part) => !labelWords.has(part)) ?? parts[0] ?? '');
      return isPersonal ? removed : found;
    })
    .replace(/…(?:[\s.,:/_+()-]*…)+/g, removed);
}
