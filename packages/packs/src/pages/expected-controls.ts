import type { PackBlock, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { tidyText } from './folded-text.ts';

// A control that the page should have: a recorded one, or one item's control of a repeated question.
export interface ExpectedControl {
  readonly ref: string; // of the pack; the second item of a block has -1, the third -2
  readonly control: PageControl; // with the number of its item in id, name, label and group
  readonly field: PackField | undefined;
  readonly block: PackBlock | undefined;
  readonly item: number;
}

export const refOfItem = (ref: string, item: number): string => (item === 0 ? ref : `${ref}-${item}`);

const numbered = (control: PageControl) => `${control.id}${control.name}`.includes('{n}');

// Recorded controls of one item of a block: those between the first and the last field of the block, and numbered ones right beside them.
function rangeOfBlock(page: PackPage, block: PackBlock): readonly [from: number, to: number] {
  const places = block.fields.map(({ control }) => page.controls.findIndex(({ ref }) => ref === control));
  let [from, to] = [Math.min(...places), Math.max(...places)];
  const isFree = (n: number) => {
    const control = page.controls[n];
    const owner = page.blocks.find(({ fields }) => fields.some((field) => field.control === control?.ref));
    return control !== undefined && numbered(control) && (owner === undefined || owner === block);
  };
  while (isFree(from - 1)) from -= 1;
  while (isFree(to + 1)) to += 1;
  return [from, to];
}

export const controlsOfBlock = (page: PackPage, block: PackBlock): readonly PageControl[] => {
  const [from, to] = rangeOfBlock(page, block);
  return page.controls.slice(Math.max(0, from), to + 1);
};

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

// Whether the number in these texts is that of the item: all of them have it, and no other. "Address line 1" among other labels has its
// own.
const isItemNumber = (texts: readonly string[], block: PackBlock): boolean => {
  const [first] = numbersIn(texts[0] ?? '');
  const isFirst = first === '1' || first === `${block.firstNumber}`;
  return isFirst && texts.every((text) => numbersIn(text).length === 1 && numbersIn(text)[0] === first);
};

// The texts that a label or heading of an item may have: {n} or the number of the first item counted on, or the same text for every item.
function textsOfItem(text: string, block: PackBlock, item: number, isNumbered: boolean): string[] {
  const numbers = [...new Set([block.firstNumber + item, item + 1])];
  if (text.includes('{n}')) return numbers.map((number) => text.replaceAll('{n}', `${number}`));
  return isNumbered && item > 0 ? [text.replace(/\d+/, (first) => `${Number(first) + item}`), text] : [text];
}

interface Seen {
  readonly labels: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

function controlsOfItem(controls: readonly PageControl[], block: PackBlock, item: number, seen: Seen): PageControl[] {
  const number = `${block.firstNumber + item}`;
  const found = (key: 'label' | 'group', control: PageControl, texts: ReadonlySet<string>) => {
    const isNumbered = isItemNumber(
      controls.map((each) => each[key]),
      block,
    );
    const possible = textsOfItem(control[key], block, item, isNumbered);
    return possible.find((each) => texts.has(tidyText(each))) ?? possible[0]!;
  };
  return controls.map((control) => ({
    ...control,
    id: control.id.replaceAll('{n}', number),
    name: control.name.replaceAll('{n}', number),
    label: found('label', control, seen.labels),
    group: found('group', control, seen.groups),
  }));
}

// How many items the page has now. Items are counted by their numbers; without numbers by the label of the first control.
function countItems(page: PackPage, block: PackBlock, skeleton: PageSkeleton): number {
  const controls = controlsOfBlock(page, block);
  const marked = controls.filter(numbered);
  const present = (item: number) => {
    const number = `${block.firstNumber + item}`;
    const [ids, names] = (['id', 'name'] as const).map((key) =>
      marked.filter((each) => each[key].includes('{n}')).map((each) => each[key].replaceAll('{n}', number)),
    ) as [string[], string[]];
    return skeleton.controls.some(({ id, name }) => ids.includes(id) || names.includes(name));
  };
  if (marked.length > 0)
    return Array.from({ length: block.most }, (_, n) => n + 1).findLast((n) => present(n - 1)) ?? 0;
  const first = controls[0];
  if (!first) return 0;
  const isNumbered = isItemNumber(
    controls.map(({ label }) => label),
    block,
  );
  const texts = Array.from({ length: block.most }, (_, item) =>
    textsOfItem(first.label, block, item, isNumbered),
  ).flat();
  const labels = new Set(texts.map(tidyText));
  const alike = skeleton.controls.filter(({ label, kind }) => labels.has(tidyText(label)) && kind === first.kind);
  return Math.min(block.most, alike.length);
}

// All controls the page should have now, in order.
export function expectedControls(page: PackPage, skeleton: PageSkeleton): ExpectedControl[] {
  const seen: Seen = {
    labels: new Set(skeleton.controls.map(({ label }) => tidyText(label))),
    groups: new Set(skeleton.controls.map(({ group }) => tidyText(group))),
  };
  const fields = new Map(page.fields.map((field) => [field.control, field]));
  const blocks = page.blocks.map((block) => ({ block, controls: controlsOfBlock(page, block) }));
  return page.controls.flatMap((control): ExpectedControl[] => {
    const inside = blocks.find(({ controls }) => controls.includes(control));
    if (!inside) return [{ ref: control.ref, control, field: fields.get(control.ref), block: undefined, item: 0 }];
    if (control !== inside.controls[0]) return [];
    const count = countItems(page, inside.block, skeleton);
    // A page without a button for the first item always has one.
    return Array.from({ length: count === 0 && inside.block.addButton === null ? 1 : count }, (_, item) =>
      controlsOfItem(inside.controls, inside.block, item, seen).map((each) => ({
        ref: refOfItem(each.ref, item),
        control: each,
        field: inside.block.fields.find((field) => field.control === each.ref),
        block: inside.block,
        item,
      })),
    ).flat();
  });
}
