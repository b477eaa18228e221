// What a step looks for on the page, as data, so that it can be sent into any browser.
export interface Target {
  readonly css?: string;
  readonly role?: Role;
  readonly name?: Pattern; // accessible name
  readonly text?: Pattern; // its own text, without that of larger elements around it
  readonly within?: Target;
  readonly nth?: number; // -1: the last
}

export interface Pattern {
  readonly is?: string; // the whole text
  readonly source?: string; // a regular expression
}

export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'option'
  | 'radio'
  | 'searchbox'
  | 'tab'
  | 'textbox';

type Words = string | RegExp;
const pattern = (words: Words): Pattern => (typeof words === 'string' ? { is: words } : { source: words.source });

interface More {
  readonly within?: Target;
  readonly nth?: number;
}

export const css = (selector: string, more: More = {}): Target => ({ css: selector, ...more });
export const byRole = (role: Role, name?: Words, more: More = {}): Target => ({
  role,
  ...(name !== undefined && { name: pattern(name) }),
  ...more,
});
export const button = (name: Words, more?: More): Target => byRole('button', name, more);
export const labelled = (name: Words, more: More = {}): Target => ({
  css: 'input, textarea, select',
  name: pattern(name),
  ...more,
});

export const describeTarget = (target: Target): string => JSON.stringify(target);
