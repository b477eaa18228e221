import { addCandidate } from '../../values/add-candidate.ts';
import { normaliseAddress } from '../../normalise/normalise-address.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

// A rent agreement names the premises in its running text, up to the PIN code.
const named = new RegExp(
  String.raw`\b(?:occupy|takes? on rent)\s+(?<first>(?:flat|house|plot|door|no|room|unit|shop|villa|` +
    String.raw`[A-Z]?-?\d)[^;]{12,200}?[1-9]\d{2}\s?\d{3}(?!\d))|\b(?:premises|property|flat|house|apartment|` +
    String.raw`accommodation|residential unit)\b[^.;]{0,60}?\b(?:situated at|situate at|located at|` +
    String.raw`bearing(?: no\.?)?|known as|being|at)[:,]?\s+(?<value>[^;]{12,200}?[1-9]\d{2}\s?\d{3}(?!\d))`,
  'gi',
);

export function premises({ flow }: OpenDocument, candidates: Candidates): void {
  for (const match of flow.text.matchAll(new RegExp(named, 'gid'))) {
    const [from, to] = match.indices!.groups!.value ?? match.indices!.groups!.first!;
    const text = flow.text.slice(from, to);
    const value = normaliseAddress(text.replaceAll(/,?\s*\n\s*/g, (gap) => (gap.includes(',') ? ', ' : ' ')));
    addCandidate(
      candidates,
      'address',
      { text, ...flow.wordsBetween(from, to) },
      { value, by: 'sentence', strength: 0.8 },
    );
  }
}
