import type { Language } from '../documents/category-texts.ts';
import { destinationIds, type DestinationId } from './destinations.ts';
import type { DestinationFile } from '../form/merge-form.ts';

export type HindiFile = Readonly<Record<string, string>>;

// Translates the data's English texts. Texts without a translation stay English; callers can mark them with hasTranslation.
export interface FormText {
  (text: string): string;
  hasTranslation: (text: string) => boolean;
}

const english: FormText = Object.assign((text: string) => text, { hasTranslation: () => true });

function hindi(...files: HindiFile[]): FormText {
  const find = (text: string) => files.find((file) => Object.hasOwn(file, text))?.[text];
  return Object.assign((text: string) => find(text) ?? text, {
    hasTranslation: (text: string) => find(text) !== undefined,
  });
}

// The template literals let the bundler create one chunk per file.
const destinationFile = async (id: string) =>
  ((await import(`../../destinations/${id}.json`, { with: { type: 'json' } })) as { default: DestinationFile }).default;
const hindiFile = async (name: string) =>
  ((await import(`../../hindi/${name}.json`, { with: { type: 'json' } })) as { default: HindiFile }).default;

// Texts of a form's sections, questions, options and help.
export async function loadFormText(id: DestinationId, language: Language): Promise<FormText> {
  if (!destinationIds.includes(id)) throw new Error(`no form for ${id}`);
  if (language === 'en') return english;
  const { builtOn = id } = await destinationFile(id);
  // A new destination without a Hindi file is shown in English.
  const own = hindiFile(builtOn).catch((): HindiFile => ({}));
  return hindi(await own, await hindiFile('shared'));
}

// Texts of visa types, fees, processing times, passport and photo notes, and sources.
export const loadFactText = async (language: Language): Promise<FormText> =>
  language === 'en' ? english : hindi(await hindiFile('facts'));
