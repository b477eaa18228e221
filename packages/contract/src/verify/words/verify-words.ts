import { en, type VerifyWords } from './en.ts';
import { hi } from './hi.ts';

export type VerifyLanguage = 'en' | 'hi';
export type VerifyWord = keyof VerifyWords;
export const verifyWords: Readonly<Record<VerifyLanguage, VerifyWords>> = { en, hi };

export const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
