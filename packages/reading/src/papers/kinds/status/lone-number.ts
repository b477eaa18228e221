import { date } from '../../normalise/date.ts';
import { compact } from '../../normalise/code.ts';
import type { Candidates, Open } from '../../rules.types.ts';

// A sticker's or card's own number often stands alone in a corner; its machine-readable zone repeats it.
export function loneNumber({ lines, flow }: Open, candidates: Candidates, field: string): void {
  const found = (candidates[field] ??= []);
  if (found.length > 0) return;
  const passport = /(?:passport|passeport|reisepass)[^\n]*?([A-Z]\d{7})/i.exec(flow.text)?.[1];
  const others = new Set((candidates.passportNumber ?? []).map((each) => each.value));
  const zone = lines.filter((line) => line.text.includes('<')).map((line) => line.text.replaceAll(' ', ''));
  for (const line of lines.filter((each) => !each.text.includes('<')))
    for (const word of line.words) {
      const value = compact(word.text);
      if (date(word.text) !== undefined && /[./-]/.test(word.text)) continue;
      if (!/^[A-Z]{0,4}\d{6,10}[A-Z]?$/.test(value) || value === passport || others.has(value)) continue;
      const isInZone = zone.some((each) => each.startsWith(value) || each.startsWith(value, 5));
      if (isInZone || line.words.length === 1)
        found.push({ value, raw: word.text, words: [word], page: line.page, by: 'pattern', strength: isInZone ? 0.85 : 0.5 });
    }
} // prettier-ignore
