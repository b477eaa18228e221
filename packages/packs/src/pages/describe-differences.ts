import type { PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { differingTraits, traitText, type ControlTrait } from './compare-control.ts';
import type { ExpectedControl } from './expected-controls.ts';
import { foldedText } from './folded-text.ts';
import { isPageOf } from './is-page-of.ts';
import type { Pair, Pairing } from './pair-controls.ts';

export interface PageDifference {
  readonly kind:
    | 'new'
    | 'gone'
    | 'renamed'
    | 'optionsChanged'
    | 'kindChanged'
    | 'formatChanged'
    | 'duplicated'
    | 'swapped';
  readonly label: string;
  readonly was: string;
  readonly became: string;
}

const kinds: Readonly<Record<ControlTrait, PageDifference['kind']>> = {
  kind: 'kindChanged',
  frame: 'kindChanged',
  pattern: 'formatChanged',
  maxLength: 'formatChanged',
  required: 'formatChanged',
  options: 'optionsChanged',
  label: 'renamed',
  group: 'renamed',
  id: 'renamed',
  name: 'renamed',
};

// What a person sees that is not as recorded, in words. It explains a refusal and decides nothing.
export function describeDifferences(
  page: PackPage,
  skeleton: PageSkeleton,
  expected: readonly ExpectedControl[],
  { pairs, gone, extra }: Pairing,
  moved: readonly Pair[],
): PageDifference[] {
  const likely = likelyPairs(gone, extra);
  const likelyExtra = new Set(likely.map(({ live }) => live));
  const likelyGone = new Set(likely.map((each) => each.expected));
  const recorded = expected.map(({ control }) => control);
  return [
    ...differenceOfAddress(page, skeleton),
    ...likely.flatMap((each) => differencesOf(each.expected, each.live, expected)),
    ...gone
      .filter((each) => !likelyGone.has(each))
      .map(({ control: { label } }) => difference('gone', label, label, '')),
    ...extra.filter((each) => !likelyExtra.has(each)).map((control) => differenceOfExtra(control, recorded)),
    ...pairs.flatMap((pair) => (pair.change ? differencesOf(pair.expected, pair.live, expected) : [])),
    ...moved.map(({ live: { label } }) => difference('swapped', label, 'its recorded place', 'another place')),
  ];
}

const difference = (kind: PageDifference['kind'], label: string, was: string, became: string): PageDifference => ({
  kind,
  label,
  was,
  became,
});

const differenceOfAddress = (page: PackPage, skeleton: PageSkeleton): PageDifference[] =>
  isPageOf(page, skeleton)
    ? []
    : [difference('renamed', page.title, `${page.path} ${page.heading ?? ''}`.trim(), skeleton.path)];

const isFilledAndSame = (one: string, other: string) => one !== '' && one === other;

// How much speaks for the same control: what the page calls it, then what a person reads.
const resemblance = (one: PageControl, other: PageControl): number =>
  (isFilledAndSame(one.id, other.id) ? 3 : 0) +
  (isFilledAndSame(one.name, other.name) ? 3 : 0) +
  (isFilledAndSame(foldedText(one.label), foldedText(other.label)) ? 3 : 0) +
  (one.group === other.group ? 1 : 0) +
  (one.kind === other.kind ? 0.5 : 0);

function likelyPairs(gone: readonly ExpectedControl[], extra: readonly PageControl[]) {
  const free = new Set(extra);
  return gone.flatMap((expected) => {
    const [best] = [...free]
      .map((live) => ({ expected, live, score: resemblance(expected.control, live) }))
      .filter(({ score }) => score >= 3)
      .toSorted((one, other) => other.score - one.score);
    if (best) free.delete(best.live);
    return best ? [best] : [];
  });
}

function differencesOf(
  expected: ExpectedControl,
  live: PageControl,
  all: readonly ExpectedControl[],
): PageDifference[] {
  const { control } = expected;
  const traits = differingTraits(expected, live);
  if (traits.length === 0) return [difference('duplicated', control.label, control.label, live.label)];
  const swapped = (['label', 'id', 'name'] as const).some(
    (trait) => traits.includes(trait) && all.some((other) => isFilledAndSame(other.control[trait], live[trait])),
  );
  return traits.map((trait) =>
    difference(
      swapped && kinds[trait] === 'renamed' ? 'swapped' : kinds[trait],
      control.label || live.label,
      ...shortened(control, live, trait),
    ),
  );
}

// Of two lists only what differs is shown.
function shortened(control: PageControl, live: PageControl, trait: ControlTrait): [was: string, became: string] {
  if (trait === 'options') {
    const only = (options: readonly string[], others: readonly string[]) =>
      options.filter((option) => !others.includes(option)).join(' · ');
    return [only(control.options, live.options), only(live.options, control.options)];
  }
  if (trait === 'required') return [wordFor(control), wordFor(live)];
  if (trait === 'frame') return [control.frame || 'in the page', live.frame || 'in the page'];
  if (trait === 'maxLength')
    return [`${control.maxLength ?? 'any'} characters`, `${live.maxLength ?? 'any'} characters`];
  return [traitText(control, trait), traitText(live, trait)];
}
const wordFor = ({ required }: PageControl) => (required ? 'required' : 'optional');

function differenceOfExtra(live: PageControl, recorded: readonly PageControl[]): PageDifference {
  const twin = recorded.some((control) => isFilledAndSame(foldedText(control.label), foldedText(live.label)));
  return twin
    ? difference('duplicated', live.label, live.label, live.label)
    : difference('new', live.label, '', live.required ? 'required' : 'optional');
}
