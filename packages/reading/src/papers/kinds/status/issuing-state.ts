import { countries } from '@visawright/contract/country.ts';
import { addCandidate } from '../../add-candidate.ts';
import { countryIn } from '../../normalise/country.ts';
import type { Candidates, Open } from '../../rules.types.ts';

// Whose paper it is stands large at its top, or behind `Embassy of`.
const says =
  /\b(?:embassy|consulate(?: general)?|high commission|government|republic|kingdom|ministry|department|state|commonwealth)[^\n]{0,40}?\bof(?: the)?(?: (?:republic|kingdom|federal republic) of)?\s+(?<value>[A-Z][A-Za-z ]{2,40})/gi;

// Letters set far apart come as many short words.
function spacedCountry(text: string): string | undefined {
  const words = text.split(' ');
  if (words.length < 5 || text.length / words.length > 3) return undefined;
  const letters = words.join('').toUpperCase();
  return countries.find(({ label }) => letters.endsWith(label.toUpperCase().replaceAll(' ', '')))?.alpha3;
}

export function issuingState({ lines, flow }: Open, candidates: Candidates, field = 'issuingCountry'): void {
  for (const match of flow.text.matchAll(new RegExp(says, 'gid'))) {
    const value = countryIn(match.groups!.value!);
    if (value === undefined || value === 'IND') continue;
    const [from, to] = match.indices!.groups!.value!;
    addCandidate(candidates, field, { text: match.groups!.value!, ...flow.wordsBetween(from, to) }, { value, by: 'sentence', strength: 0.85 });
  }
  const top = lines.filter((line) => line.top < 0.5).slice(0, 14);
  for (const line of top) {
    const value = line.text.length < 50 ? (countryIn(line.text) ?? spacedCountry(line.text)) : undefined;
    if (value !== undefined && value !== 'IND')
      addCandidate(candidates, field, line, { value, by: 'heading', strength: 0.75 });
  }
} // prettier-ignore
