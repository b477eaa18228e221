import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { isControlVisible } from './collect/visibility.ts';
import { collectSkeleton, type CollectedPage } from './collect/collect-skeleton.ts';

export interface LiveControl {
  readonly control: PageControl;
  readonly elements: readonly HTMLElement[];
}

// The controls of the last skeleton, by their refs.
export class FrameControls {
  readonly root: Document;
  #page: CollectedPage | null = null;
  readonly #replaced = new Map<string, readonly HTMLElement[]>();

  constructor(root: Document) {
    this.root = root;
  }

  collect(): PageSkeleton {
    this.#page = collectSkeleton(this.root);
    this.#replaced.clear();
    return this.#page.skeleton;
  }

  find(ref: string): LiveControl | null {
    const control = this.#page?.skeleton.controls.find((candidate) => candidate.ref === ref);
    const elements = this.#replaced.get(ref) ?? this.#page?.controls.get(ref);
    if (control === undefined || elements === undefined) return null;
    return elements.every((element) => element.isConnected) ? { control, elements } : this.#findReplaced(control);
  }

  // For writing: the element must still be visible and belong to the question that it was collected for.
  findUnchanged(ref: string): LiveControl | null {
    const found = this.find(ref);
    if (found === null || !found.elements.some(isControlVisible)) return null;
    if (this.#replaced.has(ref) || this.#page?.isUnchanged(ref) === true) return found;
    return this.#findReplaced(found.control);
  }

  // A page draws parts of itself again while it is used: the control is then another element with the same names and texts.
  #findReplaced(control: PageControl): LiveControl | null {
    const now = collectSkeleton(this.root);
    const same = now.skeleton.controls.filter((candidate) => isSameControl(candidate, control));
    const elements = same.length === 1 ? now.controls.get(same[0]!.ref) : undefined;
    if (elements === undefined) return null;
    this.#replaced.set(control.ref, elements);
    return { control, elements };
  }
}

function isSameControl(one: PageControl, other: PageControl): boolean {
  const known = (control: PageControl) =>
    [control.kind, control.id, control.name, control.label, control.group].join('\n');
  return known(one) === known(other);
}
