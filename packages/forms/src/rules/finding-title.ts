import { allRules } from './rule-files.ts';
import { inBothLanguages } from './texts/fact-text.ts';

export interface FindingTitle {
  readonly en: string;
  readonly hi: string;
}

const open = /\{\w+/;
const notMet = { en: 'Not met:', hi: 'पूरा नहीं:' } as const;

// A finding's title from its key alone, for lists: the checklist title for a missing document, otherwise the rule's general title.
// Undefined if the title needs values of the documents.
export function findingTitleOf(key: string): FindingTitle | undefined {
  const [id = '', ...about] = key.split(':');
  const found = allRules.find(({ rule }) => rule.id === id)?.rule;
  if (!found) return undefined;
  const item = inBothLanguages(about.join(':'));
  const inLanguage = (language: 'en' | 'hi') => {
    const filled = found.words[language].title.replaceAll('{title}', item[language]);
    return open.test(filled) ? `${notMet[language]} ${found.asks[language].title}` : filled;
  };
  const title = { en: inLanguage('en'), hi: inLanguage('hi') };
  return open.test(title.en) || open.test(title.hi) ? undefined : title;
}
