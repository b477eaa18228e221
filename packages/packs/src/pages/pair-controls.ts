import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { controlTraits, differingTraits, harmlessChange, isAlike, traitText } from './compare-control.ts';
import type { ExpectedControl } from './expected-controls.ts';
import { foldedText } from './folded-text.ts';

export interface Pair {
  readonly expected: ExpectedControl;
  readonly live: PageControl;
  readonly change: ReturnType<typeof harmlessChange>; // null if they are equal
}

export interface Pairing {
  readonly pairs: readonly Pair[]; // in the order of the recorded page
  readonly gone: readonly ExpectedControl[];
  readonly extra: readonly PageControl[];
  readonly repeated: ReadonlySet<string>; // refs of controls that nothing but their place distinguishes
}

const otherTraits = controlTraits.filter((trait) => trait !== 'options');
const signature = (control: PageControl) => JSON.stringify(otherTraits.map((trait) => traitText(control, trait)));

// Equal controls first, then those with one harmless change that can be nothing else. Everything else stays unpaired.
export function pairControls(expected: readonly ExpectedControl[], live: readonly PageControl[]): Pairing {
  const { pairs: equal, repeated } = pairEqual(expected, live);
  const [pairedExpected, pairedLive] = [
    new Set(equal.map((pair) => pair.expected)),
    new Set(equal.map((pair) => pair.live)),
  ];
  const restExpected = expected.filter((each) => !pairedExpected.has(each));
  const restLive = live.filter((each) => !pairedLive.has(each));
  const changed = restExpected.flatMap((each): Pair[] => {
    const candidates = restLive.flatMap((control) => {
      const change = harmlessChange(each, control, differingTraits(each, control));
      return change ? [{ expected: each, live: control, change }] : [];
    });
    const [only] = candidates;
    return candidates.length === 1 && only && isOnlyCandidate(only, expected, live) ? [only] : [];
  });
  const once = changed.filter((pair) => changed.every((other) => other === pair || other.live !== pair.live));
  const pairs = [...equal, ...once];
  const order = new Map(expected.map((each, n) => [each, n]));
  const [found, used] = [new Set(pairs.map((pair) => pair.expected)), new Set(pairs.map((pair) => pair.live))];
  return {
    pairs: pairs.toSorted((one, other) => order.get(one.expected)! - order.get(other.expected)!),
    gone: expected.filter((each) => !found.has(each)),
    extra: live.filter((each) => !used.has(each)),
    repeated,
  };
}

function pairEqual(expected: readonly ExpectedControl[], live: readonly PageControl[]) {
  const bySignature = Map.groupBy(live, signature);
  const groups = Map.groupBy(expected, ({ control }) => signature(control));
  const pairs: Pair[] = [];
  const repeated = new Set<string>();
  for (const [key, wanted] of groups) {
    const found = bySignature.get(key) ?? [];
    if (wanted.length > 1 || found.length > 1) for (const { ref } of wanted) repeated.add(ref);
    if (wanted.length !== found.length) continue; // one was added or removed, and nobody can say which
    const together = wanted.map((each, n) => ({ expected: each, live: found[n]!, change: null }));
    pairs.push(...together.filter((pair) => differingTraits(pair.expected, pair.live).length === 0));
  }
  return { pairs, repeated };
}

// No other control of the page could be meant, and no other recorded control could mean this one.
export const isOnlyCandidate = (
  pair: Pair,
  expected: readonly ExpectedControl[],
  live: readonly PageControl[],
): boolean =>
  live.every((other) => other === pair.live || !isAlike(pair.expected.control, other)) &&
  expected.every((other) => other === pair.expected || !isAlike(other.control, pair.live)) &&
  isOwnText('label', pair, expected) &&
  isOwnText('group', pair, expected);

// A corrected label or heading is not the one of another control.
function isOwnText(
  trait: 'label' | 'group',
  { expected: { control }, live }: Pair,
  all: readonly ExpectedControl[],
): boolean {
  const became = foldedText(live[trait]);
  return foldedText(control[trait]) === became || all.every((other) => foldedText(other.control[trait]) !== became);
}
