import { language, useLanguage } from './language.ts';
import { fillText, findText, type TextGroup, type TextKey, type TextTree, type TextValues } from './text-tree.ts';

type OpenKey<Tree> = string extends keyof Tree ? string : `${TextGroup<Tree>}.${string}`;

interface Translate<Tree> {
  (key: TextKey<Tree>, values?: TextValues): string;
  // For keys that come with data, such as fields found in a document; undefined if there is no text.
  find(key: OpenKey<Tree>, values?: TextValues): string | undefined;
}

// Called by translations/<namespace>/<namespace>-texts.ts, so that a namespace loads with the chunk that imports it.
export function defineTexts<Tree extends TextTree>(texts: { readonly en: Tree; readonly hi: TextTree }) {
  const find = (key: string, values: TextValues = {}) => {
    const text =
      findText(texts[language()], key, language(), values.count) ?? findText(texts.en, key, 'en', values.count);
    return text === undefined ? undefined : fillText(text, values);
  };
  const t: Translate<Tree> = Object.assign((key: string, values?: TextValues) => find(key, values) ?? key, { find });
  return { t, useTexts: () => ({ t, language: useLanguage() }) };
}

export type KeyOf<T extends (key: never) => string> = Parameters<T>[0];

// The names in a group: 'label' and 'title' for 'steps.label' and 'steps.title'.
export type TextIn<T extends (key: never) => string, Group extends string> =
  KeyOf<T> extends infer Key ? (Key extends `${Group}.${infer Name}` ? Name : never) : never;
