import { addCandidate } from './add-candidate.ts';
import { datesIn } from '../normalise/normalise-date.ts';
import type { Candidates, OpenDocument } from '../rules/kind-rules.types.ts';

// A letter's date is often alone on its line, or after a place: `Pune, 12 March 2025`.
export function addLoneDate({ lines }: OpenDocument, candidates: Candidates, field: string): void {
  if ((candidates[field] ?? []).length > 0) return;
  for (const line of lines.filter((each) => each.text.length < 45)) {
    const [found, second] = datesIn(line.text);
    const before = found && line.text.slice(0, found.from).trim();
    const isAlone =
      found &&
      !second &&
      (before === '' || /^[A-Z][A-Za-z ]{2,20},?(?: the)?$/.test(before!)) &&
      line.text.slice(found.to).trim().length < 3;
    if (isAlone) addCandidate(candidates, field, line, { value: found.value, by: 'pattern', strength: 0.55 });
  }
}
