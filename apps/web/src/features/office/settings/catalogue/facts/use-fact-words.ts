import { useFactText } from '../../../../../lib/translation/use-fact-text.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { factTitle, valueText } from './fact-text.ts';

interface Fact {
  readonly key: string;
  readonly value: unknown;
  readonly count?: number;
}

// Title and value of a fact in the reader's language.
export function useFactWords() {
  const { t, language } = useFactsTexts();
  const factText = useFactText();
  const translate = (text: string) => factText(text).children;
  return {
    title: (fact: Fact) => factTitle(fact, t, language, translate),
    value: (fact: Fact) => valueText(fact, t, language, translate),
  };
}
