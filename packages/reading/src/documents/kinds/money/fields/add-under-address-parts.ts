import { normaliseAddress } from '../../../normalise/normalise-address.ts';
import type { TextLine } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { isRegion } from './add-addresses.ts';
import { merge } from './row-amounts.ts';

const part = new RegExp(
  String.raw`\b(?:flat|door|block|house|building|premises|village|road|street|lane|post office|area|locality|` +
    String.raw`town|city|taluka|district|state|pin(?: ?code)?|zip(?: code)?|country)\b`,
  'gi',
);
const filler = /\b(?:no|number|name|of|the|and|or|code|address|residential|for|communication|full)\b|[^a-z]+/gi;
const pin = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/;

// `Flat / Door / Block No., Street, Town, State, PIN`: a heading that names an address by its parts.
const isHeading = ({ text }: TextLine) =>
  new Set(text.toLowerCase().match(part) ?? []).size >= 4 && text.replaceAll(part, ' ').replaceAll(filler, '') === '';

export function addUnderAddressParts({ lines }: OpenDocument, candidates: Candidates, id: string): void {
  if ((candidates[id] ?? []).length > 0) return;
  const head = lines.find(isHeading);
  const block: TextLine[] = [];
  for (let last = head; last && block.length < 6;) {
    const { page, row, bottom, top, left } = last;
    const next = lines.find(
      (each) =>
        each.page === page &&
        each.row > row &&
        each.top - bottom < 1.6 * (bottom - top) &&
        Math.abs(each.left - left) < 0.03,
    );
    if (!next || isHeading(next) || (block.length > 0 && pin.test(block.at(-1)!.text) && !isRegion(next))) break;
    block.push(next);
    last = next;
  }
  const raw = block.map((line) => line.text).join('\n');
  const value = block.some((line) => pin.test(line.text)) ? normaliseAddress(raw) : undefined;
  if (value)
    merge(candidates, {
      [id]: [
        { value, raw, words: block.flatMap((line) => line.words), page: block[0]!.page, by: 'label', strength: 0.85 },
      ],
    });
}
