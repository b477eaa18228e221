import type { FillData } from '@visawright/contract/extension/fill.ts';
import { foldedWords } from '../pages/folded-text.ts';
import { joiningWords, plainWords } from './form-words.ts';

type Answers = FillData['answers'];

const isName = (id: string) => /name|alias/i.test(id);

// Every text of the answers with the question it belongs to.
function textsOf(answers: Answers): (readonly [id: string, text: string])[] {
  return Object.entries(answers).flatMap(([id, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each) =>
      typeof each === 'string'
        ? [[id, each] as const]
        : Object.entries(each).flatMap(([field, inner]) =>
            [inner].flat().map((text) => [`${id}.${field}`, text] as const),
          ),
    ),
  );
}

// Words that could tell whose page it is: all words of names, and of other answers those that are not words of every form.
export function answerWords(answers: Answers): ReadonlySet<string> {
  return new Set(
    textsOf(answers).flatMap(([id, text]) =>
      foldedWords(text).filter((word) =>
        isName(id) ? !joiningWords.has(word) : [...word].length >= 2 && !plainWords.has(word),
      ),
    ),
  );
}
