import { addCandidate } from '../../add-candidate.ts';
import { address } from '../../normalise/address.ts';
import type { Candidates, Open } from '../../rules.types.ts';

// A deed names the premises in its running text, up to the PIN code.
const named =
  /\b(?:occupy|takes? on rent)\s+(?<first>(?:flat|house|plot|door|no|room|unit|shop|villa|[A-Z]?-?\d)[^;]{12,200}?[1-9]\d{2}\s?\d{3}(?!\d))|\b(?:premises|property|flat|house|apartment|accommodation|residential unit)\b[^.;]{0,60}?\b(?:situated at|situate at|located at|bearing(?: no\.?)?|known as|being|at)[:,]?\s+(?<value>[^;]{12,200}?[1-9]\d{2}\s?\d{3}(?!\d))/gi;

export function premises({ flow }: Open, candidates: Candidates): void {
  for (const match of flow.text.matchAll(new RegExp(named, 'gid'))) {
    const [from, to] = match.indices!.groups!.value ?? match.indices!.groups!.first!;
    const text = flow.text.slice(from, to);
    const value = address(text.replaceAll(/,?\s*\n\s*/g, (gap) => (gap.includes(',') ? ', ' : ' ')));
    addCandidate(
      candidates,
      'address',
      { text, ...flow.wordsBetween(from, to) },
      { value, by: 'sentence', strength: 0.8 },
    );
  }
}
