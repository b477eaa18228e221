import type { Language } from './category-words.ts';
import { destinationIds, type DestinationId } from './destinations.ts';
import type { DestinationFile } from './merge-form.ts';

export type HindiFile = Readonly<Record<string, string>>;

// The data's English text in the reader's language. Where there is no such one English stands in; a caller marks it by hasWords.
export interface FormWords {
  (text: string): string;
  hasWords: (text: string) => boolean;
}

const english: FormWords = Object.assign((text: string) => text, { hasWords: () => true });

function hindi(...files: HindiFile[]): FormWords {
  const find = (text: string) => files.find((file) => Object.hasOwn(file, text))?.[text];
  return Object.assign((text: string) => find(text) ?? text, { hasWords: (text: string) => find(text) !== undefined });
}

// A chunk a form or block, one of what several forms say, one of the facts; the spellings are what the bundler can follow.
const destinationFile = async (id: string) =>
  ((await import(`../destinations/${id}.json`, { with: { type: 'json' } })) as { default: DestinationFile }).default;
const hindiFile = async (name: string) =>
  ((await import(`../hindi/${name}.json`, { with: { type: 'json' } })) as { default: HindiFile }).default;

// Sections, questions, options and help of a form.
export async function loadFormWords(id: DestinationId, language: Language): Promise<FormWords> {
  if (!destinationIds.includes(id)) throw new Error(`no form for ${id}`);
  if (language === 'en') return english;
  const { builtOn = id } = await destinationFile(id);
  // A destination added today has no file here yet: it is shown in English, not refused.
  const own = hindiFile(builtOn).catch((): HindiFile => ({}));
  return hindi(await own, await hindiFile('shared'));
}

// Names and notes of visas, what a fee is for, times, notes on passport and photo, sources.
export const loadFactWords = async (language: Language): Promise<FormWords> =>
  language === 'en' ? english : hindi(await hindiFile('facts'));
