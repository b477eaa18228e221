import { columnOf, lineHeight, letterWidth } from './column-of.ts';
import type { Label } from '../labels/find-labels.ts';
import { normaliseAddress } from '../normalise/normalise-address.ts';
import { normaliseName } from '../normalise/normalise-name.ts';
import type { TextLine } from '../readable-document.types.ts';

export interface PostalBlock {
  readonly lines: readonly TextLine[];
  readonly name?: { readonly value: string; readonly line: TextLine };
  readonly address: { readonly value: string; readonly lines: readonly TextLine[] };
}

const pin = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;
const issuers = new RegExp(
  String.raw`\b(?:branch|bank|office|limited|ltd|pvt|corporation|nigam|board|department|authority|care|helpline|` +
    String.raw`toll|university|college|school|hospital|company|regd|registered)\b`,
  'i',
);

// An unlabelled name and address, as placed for an envelope window: closely spaced lines that end in a PIN code.
export function postalBlocks(lines: readonly TextLine[], labels: readonly Label[]): PostalBlock[] {
  const labelled = new Set(
    labels.filter((label) => label.isFirst && (label.hasColon || label.words > 1)).map((label) => label.line),
  );
  return lines.flatMap((last): PostalBlock[] => {
    if (!pin.test(last.text) || !/[A-Za-z]{3}/.test(last.text) || last.text.length > 90) return [];
    const block = [last];
    for (;;) {
      const top = block[0]!;
      const above = lines.findLast(
        (each) =>
          each.page === top.page &&
          each.row < top.row &&
          top.top - each.bottom < 0.9 * lineHeight(top) &&
          Math.abs(each.left - top.left) < 2 * letterWidth(top),
      );
      const isEnd =
        !above ||
        !/[A-Za-z]{2}/.test(above.text) ||
        /\b(?:details|particulars|information)$/i.test(above.text) ||
        /^[A-Z][A-Za-z ]{1,25}:\s/.test(top.text) ||
        /^[A-Z][A-Za-z ]{1,25}:\s/.test(above.text) ||
        block.length > 6 ||
        labelled.has(above) ||
        labelled.has(top) ||
        /^(?:to|dear|the)\b[,:]?$/i.test(above.text) ||
        pin.test(above.text) ||
        (issuers.test(above.text) && !/[,\d]/.test(above.text));
      if (isEnd) break;
      block.unshift(above);
    }
    if (block.length < 2 || /\b(?:office|branch|regd|registered)\b/i.test(block[0]!.text)) return [];
    const own = block.length > 2 && !/[,\d]/.test(block[0]!.text) ? normaliseName(block[0]!.text) : undefined;
    const relative = own && /^\(?[sdwc]\s?\/\s?o\b/i.test(block[1]!.text) ? 2 : 1;
    const rest = own ? block.slice(relative) : block;
    const { following } = columnOf(
      lines,
      rest[0]!,
      () => false,
      (line) => ({ text: line.text, words: line.words }),
    );
    const parts = following(rest[0]!, [rest[0]!.left], rest.length - 1);
    const text = [rest[0]!.text, ...parts.map((part) => (part.isWrapped ? ' ' : '\n') + part.text)].join('');
    const value = normaliseAddress(text);
    if (value === undefined) return [];
    return [{ lines: block, ...(own && { name: { value: own, line: block[0]! } }), address: { value, lines: rest } }];
  });
}
