const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => named[sign]!);

// Only html`…` creates markup: every interpolated value is escaped unless it is markup itself.
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const written = (part: unknown): string => {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  return escape(String(part));
};

export function html(strings: TemplateStringsArray, ...parts: unknown[]): Markup {
  return new Markup(strings.reduce((text, next, i) => text + written(parts[i - 1]) + next));
}
