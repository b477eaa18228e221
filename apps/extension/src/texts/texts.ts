import { en, type Texts } from './en.ts';
import { hi } from './hi.ts';

export type Language = 'en' | 'hi';
export type { Texts } from './en.ts';

export const languageOf = (name: string): Language => (name.startsWith('hi') ? 'hi' : 'en');
export const textsOf = (language: string): Texts => (languageOf(language) === 'hi' ? hi : en);
