import { createContext, use } from 'react';
import { textsOf, type Language, type Texts } from '../texts/texts.ts';

const LanguageContext = createContext<Language>('en');
export const LanguageProvider = LanguageContext.Provider;

export function useTexts(): { t: Texts; language: Language } {
  const language = use(LanguageContext);
  return { t: textsOf(language), language };
}
