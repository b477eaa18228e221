import type { ControlKind } from '@visawright/contract/extension/page-skeleton.ts';
import { closestComposed, isInside } from './composed-tree.ts';

// Radio buttons of one question, or boxes with a common name.
export interface ButtonGroup {
  readonly elements: readonly HTMLElement[];
  readonly container: Element | null; // fieldset or group that holds exactly these
}

interface Found {
  readonly element: HTMLElement;
  readonly kind: ControlKind;
}

// The first button of a group stands for it, the others are its members.
export function findGroups(found: readonly Found[]): ReadonlyMap<HTMLElement, ButtonGroup | 'member'> {
  const keys = new Keys();
  const byKey = new Map<string, HTMLElement[]>();
  for (const { element, kind } of found) {
    if (kind !== 'radio' && kind !== 'checkbox') continue;
    const key = kind === 'radio' ? keys.ofRadio(element) : keys.ofBox(element, found);
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), element]);
  }
  const groups = new Map<HTMLElement, ButtonGroup | 'member'>();
  for (const [key, elements] of byKey) {
    if (elements.length === 1 && key.startsWith('checkbox')) continue; // one box is no group
    const [first, ...members] = elements;
    groups.set(first!, { elements, container: containerOf(elements, found) });
    for (const member of members) groups.set(member, 'member');
  }
  return groups;
}

class Keys {
  readonly #numbers = new Map<Node, number>();

  ofRadio(element: HTMLElement): string {
    const name = nameOf(element);
    const scope = name === '' ? enclosingGroup(element) : ((element as HTMLInputElement).form ?? element.getRootNode());
    return `radio ${this.#numberOf(scope ?? element)} ${name}`;
  }

  ofBox(element: HTMLElement, found: readonly Found[]): string | null {
    const name = nameOf(element);
    if (name !== '') {
      const [first] = numberedList(element, found);
      if (first !== undefined) return `checkbox ${this.#numberOf(first)}`;
      return `checkbox ${this.#numberOf(element.getRootNode())} ${name}`;
    }
    const group = enclosingGroup(element);
    if (group === null || found.some((other) => other.kind !== 'checkbox' && isInside(other.element, group)))
      return null;
    return `checkbox ${this.#numberOf(group)}`;
  }

  #numberOf(node: Node): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size;
    this.#numbers.set(node, number);
    return number;
  }
}

const nameOf = (element: HTMLElement) => element.getAttribute('name') ?? '';

// ASP.NET numbers the boxes of one list: list$0, list$1, one after the other. [] if the box is not of such a list.
function numberedList(element: HTMLElement, found: readonly Found[]): readonly HTMLElement[] {
  const [, stem, digits] = /^(.+\$)(\d+)$/.exec(nameOf(element)) ?? [];
  const start = found.findIndex((other) => other.element === element) - Number(digits);
  if (stem === undefined || start < 0) return [];
  const list: HTMLElement[] = [];
  for (const { element: box, kind } of found.slice(start)) {
    if (kind !== 'checkbox' || nameOf(box) !== `${stem}${list.length}`) break;
    list.push(box);
  }
  return list.length > Math.max(1, Number(digits)) ? list : [];
}

const isGroup = (element: Element) =>
  element.localName === 'fieldset' || ['group', 'radiogroup'].includes(element.getAttribute('role') ?? '');

const enclosingGroup = (element: Element): Element | null => closestComposed(element, isGroup);

function containerOf(elements: readonly HTMLElement[], found: readonly Found[]): Element | null {
  const container = enclosingGroup(elements[0]!);
  if (container === null) return null;
  const inside = found.filter(({ element }) => isInside(element, container));
  return inside.length === elements.length && elements.every((element) => isInside(element, container))
    ? container
    : null;
}
