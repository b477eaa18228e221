// Texts of one namespace in one language, nested by dots in a key.
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

// The same keys in another language; texts taken from the contract have literal types there.
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translated<Tree[Key]>;
};

export type TextValues = Record<string, unknown> & { count?: number };

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key extends string> = Key extends `${infer Plain}_${PluralForm}` ? Plain : Key;

// 'title', 'steps.label'; of `days_one` and `days_other` the key is 'days'.
export type TextKey<Tree> = string extends keyof Tree
  ? string
  : {
      [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${TextKey<Tree[Key]>}`;
    }[keyof Tree & string];

// The keys that hold further texts: 'steps'.
export type TextGroup<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? never : Key | `${Key}.${TextGroup<Tree[Key]>}`;
}[keyof Tree & string];

function textAt(tree: TextTree | undefined, key: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}

// With a count, the language's plural form is preferred: days_one, days_other.
export function findText(tree: TextTree | undefined, key: string, language: string, count?: number) {
  const plural =
    count === undefined ? undefined : textAt(tree, `${key}_${new Intl.PluralRules(language).select(count)}`);
  return plural ?? textAt(tree, key);
}

export const fillText = (text: string, values: TextValues) =>
  text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => (name in values ? String(values[name]) : blank));
