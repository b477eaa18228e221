import { allRules } from './rule-files.ts';
import { inBoth } from './words-of.ts';

export interface Title {
  readonly en: string;
  readonly hi: string;
}

const open = /\{\w+/;
const notMet = { en: 'Not met:', hi: 'पूरा नहीं:' } as const;

// A finding's title by its key alone, for lists: of a paper that is missing the checklist's own words, else what the rule says in general.
// What only the papers themselves could fill in is not told here.
export function titleOf(key: string): Title | undefined {
  const [id = '', ...about] = key.split(':');
  const found = allRules.find(({ rule }) => rule.id === id)?.rule;
  if (!found) return undefined;
  const item = inBoth(about.join(':'));
  const said = (language: 'en' | 'hi') => {
    const filled = found.words[language].title.replaceAll('{title}', item[language]);
    return open.test(filled) ? `${notMet[language]} ${found.asks[language].title}` : filled;
  };
  const title = { en: said('en'), hi: said('hi') };
  return open.test(title.en) || open.test(title.hi) ? undefined : title;
}
