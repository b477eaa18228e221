import { en, type VerifyTexts } from './en.ts';
import { hi } from './hi.ts';

export type VerifyLanguage = 'en' | 'hi';
export type VerifyTextKey = keyof VerifyTexts;
export const verifyTexts: Readonly<Record<VerifyLanguage, VerifyTexts>> = { en, hi };

export const fillText = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
