// HTML that is already escaped, or is our own.
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = string | number | null | undefined | false | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

function shown(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
}

// html`<p>${text}</p>`: every value is escaped unless it is Markup.
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.map((text, n) => text + (n < parts.length ? shown(parts[n]) : '')).join(''));

// A CSS string; everything but letters and digits is escaped by code point.
export const cssText = (text: string): string =>
  `"${text.replaceAll(/[^A-Za-z0-9 ]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`;
