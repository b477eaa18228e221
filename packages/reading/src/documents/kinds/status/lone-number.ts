import { normaliseDate } from '../../normalise/normalise-date.ts';
import { compact } from '../../normalise/normalise-code.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

// The number of a sticker or card is often alone in a corner; the machine-readable zone repeats it.
export function loneNumber({ lines, flow }: OpenDocument, candidates: Candidates, field: string): void {
  const found = (candidates[field] ??= []);
  if (found.length > 0) return;
  const passport = /(?:passport|passeport|reisepass)[^\n]*?([A-Z]\d{7})/i.exec(flow.text)?.[1];
  const others = new Set((candidates.passportNumber ?? []).map((each) => each.value));
  const zone = lines.filter((line) => line.text.includes('<')).map((line) => line.text.replaceAll(' ', ''));
  for (const line of lines.filter((each) => !each.text.includes('<')))
    for (const word of line.words) {
      const value = compact(word.text);
      if (normaliseDate(word.text) !== undefined && /[./-]/.test(word.text)) continue;
      if (!/^[A-Z]{0,4}\d{6,10}[A-Z]?$/.test(value) || value === passport || others.has(value)) continue;
      const isInZone = zone.some((each) => each.startsWith(value) || each.startsWith(value, 5));
      if (isInZone || line.words.length === 1)
        found.push({
          value,
          raw: word.text,
          words: [word],
          page: line.page,
          by: 'pattern',
          strength: isInZone ? 0.85 : 0.5,
        });
    }
}
