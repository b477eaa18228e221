import { addCandidate } from './add-candidate.ts';
import { datesIn } from './normalise/date.ts';
import type { Candidates, Open } from './rules.types.ts';

// A letter's date often stands alone, behind its place perhaps: `Pune, 12 March 2025`.
export function loneDate({ lines }: Open, candidates: Candidates, field: string): void {
  if ((candidates[field] ?? []).length > 0) return;
  for (const line of lines.filter((each) => each.text.length < 45)) {
    const [found, second] = datesIn(line.text);
    const before = found && line.text.slice(0, found.from).trim();
    const isAlone = found && !second && (before === '' || /^[A-Z][A-Za-z ]{2,20},?(?: the)?$/.test(before!)) && line.text.slice(found.to).trim().length < 3;
    if (isAlone) addCandidate(candidates, field, line, { value: found.value, by: 'pattern', strength: 0.55 });
  }
} // prettier-ignore
