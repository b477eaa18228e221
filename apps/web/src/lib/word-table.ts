// How a word is looked up and filled; pure.
export interface Words {
  readonly [key: string]: string | Words;
}

export type Values = Record<string, unknown> & { count?: number; defaultValue?: string };

function at(words: Words | undefined, path: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const step of path.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}

// With a count the language's own plural form comes first: days_one, days_other.
export function findWord(words: Words | undefined, path: string, language: string, count?: number) {
  const plural = count === undefined ? undefined : at(words, `${path}_${new Intl.PluralRules(language).select(count)}`);
  return plural ?? at(words, path);
}

export const fill = (word: string, values: Values) =>
  word.replace(/\{\{(\w+)\}\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
