import { countries } from '@visawright/contract/platform/country.ts';
import { addCandidate } from '../../values/add-candidate.ts';
import { countryIn } from '../../normalise/normalise-country.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

// The issuing state is in large letters at the top, or after `Embassy of`.
const says = new RegExp(
  String.raw`\b(?:embassy|consulate(?: general)?|high commission|government|republic|kingdom|ministry|department|` +
    String.raw`state|commonwealth)[^\n]{0,40}?\bof(?: the)?(?: (?:republic|kingdom|` +
    String.raw`federal republic) of)?\s+(?<value>[A-Z][A-Za-z ]{2,40})`,
  'gi',
);

// Widely spaced letters are read as many short words.
function spacedCountry(text: string): string | undefined {
  const words = text.split(' ');
  if (words.length < 5 || text.length / words.length > 3) return undefined;
  const letters = words.join('').toUpperCase();
  return countries.find(({ label }) => letters.endsWith(label.toUpperCase().replaceAll(' ', '')))?.alpha3;
}

export function issuingState({ lines, flow }: OpenDocument, candidates: Candidates, field = 'issuingCountry'): void {
  for (const match of flow.text.matchAll(new RegExp(says, 'gid'))) {
    const value = countryIn(match.groups!.value!);
    if (value === undefined || value === 'IND') continue;
    const [from, to] = match.indices!.groups!.value!;
    addCandidate(
      candidates,
      field,
      { text: match.groups!.value!, ...flow.wordsBetween(from, to) },
      { value, by: 'sentence', strength: 0.85 },
    );
  }
  const top = lines.filter((line) => line.top < 0.5).slice(0, 14);
  for (const line of top) {
    const value = line.text.length < 50 ? (countryIn(line.text) ?? spacedCountry(line.text)) : undefined;
    if (value !== undefined && value !== 'IND')
      addCandidate(candidates, field, line, { value, by: 'heading', strength: 0.75 });
  }
}
