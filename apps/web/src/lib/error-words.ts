import { texts } from '@visawright/contract/texts.ts';
import * as words from '../words/errors.ts';
import { CallError } from './send.ts';
import { addWords, language, say } from './words.ts';

addWords('errors', words);

// What a person is told when something did not work: in their language, and without blame when merely no answer came.
export function errorWords(error: unknown): string {
  if (error === null || error === undefined) return '';
  if (typeof error === 'string') return error;
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : texts.somethingWrong;
  if (error.status === 0) return say('errors:noAnswer');
  return refusalWords(error);
}

// English is what the reply itself says.
export const refusalWords = ({ code, message }: { code: string; message: string }) =>
  language() === 'en' ? message : say(`errors:${code}`, { defaultValue: message });
