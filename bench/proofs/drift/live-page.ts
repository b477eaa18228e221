import type { Pack, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { Random } from '../tenancy/random.ts';

// A control of the page as it is seen. truth: the recorded control that a person would say it is, with -1, -2 … for later items of a
// block; null if it is none, or if nobody could say.
export interface Element {
  readonly control: PageControl;
  readonly truth: string | null;
  readonly isTouched: boolean; // by a mutation; no second one changes it back
}

export interface LivePage {
  readonly pack: Pack;
  readonly page: PackPage;
  readonly elements: readonly Element[];
  readonly heading: string | null;
  readonly path: string;
}

const isOfItem = ({ id, name }: PageControl) => `${id} ${name}`.includes('{n}');

// From the first to the last field of each block, and the numbered controls right beside them.
function itemRanges({ controls, blocks }: PackPage) {
  const mapped = (ref: string) => blocks.findIndex(({ fields }) => fields.some(({ control }) => control === ref));
  return blocks.map((block, own) => {
    const at = controls.flatMap(({ ref }, n) => (mapped(ref) === own ? [n] : []));
    let [from, to] = [at[0]!, at.at(-1)!];
    const belongs = (n: number) => controls[n] && isOfItem(controls[n]) && [own, -1].includes(mapped(controls[n].ref));
    while (belongs(from - 1)) from--;
    while (belongs(to + 1)) to++;
    return { block, from, to };
  });
}

// The recorded page as a visit would find it, with some items in each block.
export function livePage(pack: Pack, page: PackPage, random: Random): LivePage {
  const ranges = itemRanges(page);
  const elements = page.controls.flatMap((control, n): Element[] => {
    const range = ranges.find(({ from, to }) => n >= from && n <= to);
    if (!range) return [{ control, truth: control.ref, isTouched: false }];
    if (n !== range.from) return [];
    const { block, to } = range;
    const items = 1 + Math.floor(random.next() * Math.min(block.most, 3));
    return Array.from({ length: items }, (_, item) =>
      page.controls.slice(range.from, to + 1).map((each) => ({
        control: ofItem(each, `${block.firstNumber + item}`),
        truth: item === 0 ? each.ref : `${each.ref}-${item}`,
        isTouched: false,
      })),
    ).flat();
  });
  return { pack, page, elements, heading: page.heading, path: page.path };
}

const ofItem = (control: PageControl, number: string): PageControl => ({
  ...control,
  id: control.id.replaceAll('{n}', number),
  name: control.name.replaceAll('{n}', number),
  label: control.label.replaceAll('{n}', number),
  group: control.group.replaceAll('{n}', number),
});

// Refs are counted anew at every visit.
export const skeletonOf = ({ pack, elements, heading, path }: LivePage): PageSkeleton => ({
  origin: pack.origins[0]!,
  path: path.replaceAll('*', '#'),
  title: pack.name,
  headings: [pack.name, ...(heading === null ? [] : [heading])],
  controls: elements.map(({ control }, n) => ({ ...control, ref: `c${n + 1}` })),
});
