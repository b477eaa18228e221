import { texts } from '@visawright/contract/platform/texts.ts';
import { CallError } from '../../lib/http/send.ts';
import { language } from '../../lib/translation/language.ts';
import { errorsText } from './errors-texts.ts';

// Error message in the reader's language.
export function errorText(error: unknown): string {
  if (error === null || error === undefined) return '';
  if (typeof error === 'string') return error;
  if (!(error instanceof CallError)) return error instanceof Error ? error.message : texts.somethingWrong;
  if (error.status === 0) return errorsText('noAnswer');
  return refusalText(error);
}

// English messages come with the reply.
export const refusalText = ({ code, message }: { code: string; message: string }) =>
  language() === 'en' ? message : (errorsText.find(code) ?? message);
