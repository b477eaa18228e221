import type { DocumentFacts, Style } from '../facts/facts.types.ts';
import { countryNames, printAmount, printDate } from '../facts/printed.ts';
import type { DateForm, MoneyForm } from '../facts/facts.types.ts';
import { fontOf, type Family } from './font.ts';
import { Page, type Arrangement, type Box, type Place, type PrintedWord } from './page.ts';

const formats = {
  A4: [595, 842],
  letter: [612, 792],
  half: [595, 440],
  card: [340, 215],
  passport: [354, 250],
} as const;
const dateForms = ['slash', 'dash', 'dot', 'mon', 'monSpace', 'long', 'ordinal', 'american', 'iso', 'capital'];
const moneyForms = ['indian', 'indianWhole', 'rupees', 'western', 'westernWhole', 'plain', 'european'];

interface Part {
  readonly text: string;
  readonly isBold: boolean;
  readonly occurrence?: Occurrence;
}
interface Occurrence {
  readonly field: string;
  readonly words: PrintedWord[];
  page: number;
}
type Token = readonly Part[]; // a word

interface TextOptions {
  readonly x?: number;
  readonly w?: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly ink?: string;
  readonly font?: Family;
  readonly leading?: number;
  readonly as?: Arrangement;
}

// One document while it is drawn: pages, a place where the next block begins, and what was printed where. Text may name facts in braces,
// with a form after a bar: {letterDate|long}, {employeeName|upper}.
export class Sheet {
  readonly pages: Page[] = [];
  readonly places: Place[] = [];
  readonly facts: DocumentFacts['facts'];
  readonly rows: readonly (readonly string[])[];
  readonly style: Style;
  readonly margin: number;
  readonly size: number;
  x: number;
  w: number;
  y = 0;
  readonly isPicture: boolean; // scanned or photographed: seals have their words

  constructor({ facts, rows = [] }: DocumentFacts, style: Style, isPicture = false) {
    this.isPicture = isPicture;
    this.facts = facts;
    this.rows = rows;
    this.style = style;
    this.margin = style.margin ?? (style.format === 'card' ? 14 : 50);
    this.size = style.size ?? 10;
    this.x = this.margin;
    this.w = formats[style.format ?? 'A4'][0] - 2 * this.margin;
    this.newPage();
  }

  get page(): Page {
    return this.pages.at(-1)!;
  }
  get ink(): string {
    return this.style.ink ?? '000000';
  }
  get bottom(): number {
    return this.page.height - this.margin;
  }

  newPage(): void {
    const [width, height] = formats[this.style.format ?? 'A4'];
    this.pages.push(new Page(width, height));
    this.y = this.margin;
  }

  value(field: string): string {
    const value = this.facts[field];
    if (value === undefined) throw new Error(`the document has no fact ${field}`);
    return value;
  }

  printed(field: string, form: string | undefined): string {
    const value = this.value(field);
    if (form === 'zone') return `${value.toUpperCase().replaceAll(/[^A-Z]+/g, '<')}<<<<<<<<<<<`;
    if (form === 'sexWord') return value === 'F' ? 'Female' : 'Male';
    if (form === 'familyFirst') return this.printed('_familyFirst', 'upper');
    if (form?.startsWith('of_')) return value;
    if (form === 'upper') return this.printed(field, undefined).toUpperCase();
    if (form === 'lower') return this.printed(field, undefined).toLowerCase();
    if (/^\d{4}-\d\d-\d\d$/.test(value))
      return printDate(value, (dateForms.includes(form ?? '') ? form : (this.style.dates ?? 'slash')) as DateForm);
    if (moneyForms.includes(form ?? '')) return printAmount(value, form as MoneyForm);
    if (form === 'money') return printAmount(value, this.style.money ?? 'indian');
    return countryNames[value] ?? value;
  }

  #tokens(text: string, isBold: boolean): Token[] {
    const tokens: Part[][] = [];
    let isOpen = false;
    const add = (piece: string, isPieceBold: boolean, occurrence?: Occurrence) => {
      for (const [at, word] of piece.split(' ').entries()) {
        if (at > 0) isOpen = false;
        if (word === '') continue;
        const part = { text: word, isBold: isPieceBold, ...(occurrence && { occurrence }) };
        if (isOpen) tokens.at(-1)!.push(part);
        else tokens.push([part]);
        isOpen = true;
      }
    };
    for (const piece of text.split(/(\{[^}]+\})/)) {
      const [, field, form] = /^\{(\w+)(?:\|(\w+))?\}$/.exec(piece) ?? [];
      if (field === undefined) add(piece, isBold);
      else {
        // {_born|of_dateOfBirth}: words made elsewhere that show the fact dateOfBirth.
        const shown = form?.startsWith('of_') ? form.slice(3) : field;
        const isFact = !shown.startsWith('_');
        const occurrence = isFact ? { field: shown, words: [], page: 0 } : undefined;
        add(this.printed(field, form), isBold || (isFact && this.style.isBoldValues === true), occurrence);
      }
    }
    return tokens;
  }

  // Sets text and returns the height it took. The first line's top is at y.
  set(text: string, y: number, options: TextOptions = {}): number {
    const { x = this.x, w = this.w, size = this.size, isBold = false, align = 'left', as = 'prose' } = options;
    const { font = this.style.font, leading = size * 1.35, ink = '000000' } = options;
    const lines = text.split('\n').flatMap((line) => this.#wrapped(this.#tokens(line, isBold), w, font, size));
    const occurrences = new Set<Occurrence>();
    for (const [at, line] of lines.entries()) {
      const widths = line.map((token) => this.#widthOf(token, font, size));
      const gap = fontOf(font).widthOf(' ', size);
      const whole = widths.reduce((sum, each) => sum + each, 0) + gap * (line.length - 1);
      let left = x + (align === 'right' ? w - whole : align === 'center' ? (w - whole) / 2 : 0);
      const baseline = y + at * leading + size;
      for (const [number, token] of line.entries()) {
        const word = {
          text: token.map((part) => part.text).join(''),
          x: left,
          y: baseline - size * 0.8,
          w: widths[number]!,
          h: size,
        };
        this.page.words.push(word);
        let partLeft = left;
        for (const part of token) {
          const face = fontOf(font, part.isBold);
          this.page.text(part.text, partLeft, baseline, face, size, ink);
          partLeft += face.widthOf(part.text, size);
          if (!part.occurrence || part.occurrence.words.includes(word)) continue;
          part.occurrence.words.push(word);
          part.occurrence.page = this.pages.length - 1;
          occurrences.add(part.occurrence);
        }
        left += widths[number]! + gap;
      }
    }
    for (const { field, words, page } of occurrences) this.places.push({ field, words, page, arrangement: as });
    return lines.length * leading;
  }

  #widthOf(token: Token, font: Family, size: number): number {
    return token.reduce((sum, part) => sum + fontOf(font, part.isBold).widthOf(part.text, size), 0);
  }

  #wrapped(tokens: readonly Token[], w: number, font: Family, size: number): Token[][] {
    const gap = fontOf(font).widthOf(' ', size);
    const lines: Token[][] = [[]];
    let used = 0;
    for (const token of tokens) {
      const width = this.#widthOf(token, font, size);
      if (used > 0 && used + width > w + 0.01) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)!.push(token);
      used += width + gap;
    }
    return lines;
  }

  heightOf(text: string, w: number, size: number, isBold = false, font = this.style.font): number {
    const lines = text.split('\n').flatMap((line) => this.#wrapped(this.#tokens(line, isBold), w, font, size));
    return lines.length * size * 1.35;
  }

  room(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  // Blocks below one another.
  p(text: string, options: TextOptions & { readonly after?: number } = {}): this {
    const size = options.size ?? this.size;
    this.room(this.heightOf(text, options.w ?? this.w, size, options.isBold, options.font));
    this.y += this.set(text, this.y, options) + (options.after ?? size * 0.6);
    return this;
  }
  head(text: string, options: TextOptions & { readonly after?: number } = {}): this {
    return this.p(text, { as: 'header', ink: this.ink, after: 2, ...options });
  }
  title(text: string, options: TextOptions & { readonly after?: number } = {}): this {
    return this.p(text, { size: this.size * 1.3, isBold: true, align: 'center', as: 'header', after: 10, ...options });
  }
  gap(height = 8): this {
    this.y += height;
    return this;
  }
  rule(width = 0.8, ink = this.ink): this {
    this.page.line(this.x, this.y, this.x + this.w, this.y, ink, width);
    this.y += 8;
    return this;
  }
  // A coloured strip with text over the whole width of the page.
  band(text: string, ink: string, options: TextOptions & { readonly h?: number } = {}): this {
    const { h = 34 } = options;
    this.page.paint({ x: 0, y: this.y - 8, w: this.page.width, h }, ink);
    this.set(text, this.y - 8 + h / 2 - (options.size ?? 14) * 0.65, {
      size: 14,
      isBold: true,
      ink: 'ffffff',
      as: 'header',
      ...options,
    });
    this.y += h + 4;
    return this;
  }

  // Captions with their values on the same line.
  kv(rows: readonly (readonly [string, string])[], options: KeyValueOptions = {}): this {
    const { labelW = this.w * 0.36, sep = ':', isRuled = false, isBoldLabels = false, size = this.size, ink } = options;
    const { x = this.x, w = this.w, isDotted = false, pad = isRuled ? 5 : 0 } = options;
    const sepW = sep === '' ? 0 : fontOf(this.style.font).widthOf(`${sep} `, size) + 3;
    for (const [label, text] of rows) {
      const valueW = w - labelW - sepW - 2 * pad;
      const h =
        Math.max(this.heightOf(label, labelW - 6, size, isBoldLabels), this.heightOf(text, valueW, size)) +
        (isRuled ? 7 : 3);
      this.room(h);
      const top = this.y + (isRuled ? 4 : 0);
      if (isRuled) {
        this.page.frame({ x, y: this.y, w, h }, this.ink, 0.6);
        this.page.line(x + labelW, this.y, x + labelW, this.y + h, this.ink, 0.6);
      }
      this.set(label, top, {
        x: x + pad,
        w: labelW - 6,
        size,
        isBold: isBoldLabels,
        as: 'key-value',
        ...(ink && { ink }),
      });
      if (sep !== '') this.set(sep, top, { x: x + labelW, w: 20, size, as: 'key-value' });
      if (isDotted) this.page.line(x + labelW, top + size + 3, x + w, top + size + 3, '888888', 0.4);
      this.set(text, top, { x: x + labelW + sepW + pad, w: valueW, size, as: isRuled ? 'ruled cells' : 'key-value' });
      this.y += h;
    }
    this.y += 6;
    return this;
  }

  // Ruled cells, each with its caption above its value. A third part of a cell is its share of the row.
  cells(
    rows: readonly (readonly Cell[])[],
    options: { readonly h?: number; readonly capSize?: number; readonly shade?: string } = {},
  ): this {
    const { capSize = this.size * 0.72, shade } = options;
    for (const row of rows) {
      const shares = row.reduce((sum, [, , share = 1]) => sum + share, 0);
      const widths = row.map(([, , share = 1]) => (this.w * share) / shares);
      const h = Math.max(
        options.h ?? 0,
        ...row.map(
          ([caption, text], at) =>
            this.heightOf(caption, widths[at]! - 8, capSize) + this.heightOf(text, widths[at]! - 8, this.size) + 6,
        ),
      );
      this.room(h);
      let left = this.x;
      for (const [at, [caption, text]] of row.entries()) {
        const w = widths[at]!;
        if (shade) this.page.paint({ x: left, y: this.y, w, h: capSize * 1.35 + 3 }, shade);
        this.page.frame({ x: left, y: this.y, w, h }, this.ink, 0.6);
        const used = this.set(caption, this.y + 2, {
          x: left + 4,
          w: w - 8,
          size: capSize,
          ink: shade ? '222222' : this.ink,
          as: 'ruled cells',
        });
        this.set(text, this.y + 3 + used, { x: left + 4, w: w - 8, as: 'ruled cells' });
        left += w;
      }
      this.y += h;
    }
    this.y += 8;
    return this;
  }

  // A table with a head that is repeated on each page.
  table(head: readonly string[], rows: readonly (readonly string[])[], options: TableOptions = {}): this {
    const { shares = head.map(() => 1), right = [], lines = 'all', fill, size = this.size * 0.88, h = 0 } = options;
    const { x = this.x, w: whole = this.w } = options;
    const sum = shares.reduce((total, each) => total + each, 0);
    const widths = shares.map((each) => (whole * each) / sum);
    const draw = (row: readonly string[], isHead: boolean) => {
      const height = Math.max(h, ...row.map((text, at) => this.heightOf(text, widths[at]! - 6, size, isHead) + 5));
      if (this.y + height > this.bottom - 20) {
        this.newPage();
        if (!isHead) draw(head, true);
      }
      if (isHead && fill) this.page.paint({ x, y: this.y, w: whole, h: height }, fill);
      let left = x;
      for (const [at, text] of row.entries()) {
        const w = widths[at]!;
        if (lines === 'all') this.page.frame({ x: left, y: this.y, w, h: height }, this.ink, 0.5);
        const align = right.includes(at) ? 'right' : 'left';
        if (text !== '')
          this.set(text, this.y + 2.5, { x: left + 3, w: w - 6, size, isBold: isHead, align, as: 'table' });
        left += w;
      }
      if (lines === 'rows' || (lines === 'head' && isHead))
        this.page.line(x, this.y + height, x + whole, this.y + height, this.ink, 0.5);
      this.y += height;
    };
    if (head.some((each) => each !== '')) draw(head, true);
    for (const row of rows) draw(row, false);
    this.y += 8;
    return this;
  }

  // Two columns from the same height.
  side(left: () => void, right: () => void, share = 0.5, between = 16): this {
    const { x, w, y } = this;
    this.w = w * share - between / 2;
    left();
    const ended = this.y;
    [this.x, this.w, this.y] = [x + w * share + between / 2, w * (1 - share) - between / 2, y];
    right();
    [this.x, this.w, this.y] = [x, w, Math.max(ended, this.y)];
    return this;
  }

  // At a fixed place.
  at(x: number, y: number, text: string, options: TextOptions = {}): this {
    this.set(text, y, { x, w: this.page.width - x - 6, as: 'header', ...options });
    return this;
  }
  box(x: number, y: number, w: number, h: number, ink = this.ink, width = 0.7): this {
    this.page.frame({ x, y, w, h }, ink, width);
    return this;
  }
  paint(area: Box, ink: string): this {
    this.page.paint(area, ink);
    return this;
  }
}

type Cell = readonly [caption: string, text: string, share?: number];
interface KeyValueOptions {
  readonly labelW?: number;
  readonly sep?: string;
  readonly isRuled?: boolean;
  readonly isDotted?: boolean;
  readonly isBoldLabels?: boolean;
  readonly size?: number;
  readonly x?: number;
  readonly w?: number;
  readonly pad?: number;
  readonly ink?: string;
}
interface TableOptions {
  readonly shares?: readonly number[];
  readonly right?: readonly number[];
  readonly lines?: 'all' | 'rows' | 'head' | 'none';
  readonly fill?: string;
  readonly size?: number;
  readonly h?: number;
  readonly x?: number;
  readonly w?: number;
}
