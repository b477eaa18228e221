import { composedParent } from './composed-tree.ts';
import { isHtmlElement, isInput, isSelect, styleOf, windowOf } from './node-kinds.ts';

const smallestSide = 3; // pixels; fields against robots are 0 or 1 pixel large

// What an element and those around it do to everything inside.
interface Surroundings {
  readonly isHidden: boolean; // from people who use a screen reader, or from all
  readonly isTransparent: boolean;
  readonly isClipped: boolean;
  readonly isFixed: boolean; // to the window: the page does not scroll it
  readonly scroller: Element | null; // the nearest box that scrolls
}

const outside: Surroundings = {
  isHidden: false,
  isTransparent: false,
  isClipped: false,
  isFixed: false,
  scroller: null,
};

// One look at a page: what is known about an element holds for all elements inside of it. After any event a new look is needed.
export class Sight {
  readonly #known = new Map<Element, Surroundings>();

  // Whether a person can see and use the control. What only robots find is left out.
  isControlVisible(element: HTMLElement): boolean {
    if (this.#of(element).isHidden) return false;
    return this.isSeen(element) || this.#hasVisibleReplacement(element);
  }

  // Drawn, not transparent, large enough and within the area that can be scrolled to.
  isSeen(element: Element): boolean {
    return this.#isDrawn(element) && !this.#of(element).isTransparent;
  }

  scrollerOf(element: Element): Element | null {
    const parent = composedParent(element);
    return parent === null ? null : this.#of(parent).scroller;
  }

  #of(element: Element): Surroundings {
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    const parent = composedParent(element);
    const found = surround(element, parent === null ? aroundDocument(element) : this.#of(parent));
    this.#known.set(element, found);
    return found;
  }

  #isDrawn(element: Element): boolean {
    if (!element.checkVisibility({ checkVisibilityCSS: true })) return false;
    const box = element.getBoundingClientRect();
    if (box.width < smallestSide || box.height < smallestSide) return false;
    return (
      !this.#of(element).isClipped && !this.#isOutsideScrollArea(element, box) && !this.#isBeyondWindow(element, box)
    );
  }

  // Left of or above everything that can be scrolled to. In right-to-left pages the left side can be reached by scrolling,
  // so only a distance that no layout has counts there.
  #isOutsideScrollArea(element: Element, box: DOMRect): boolean {
    const scroller = this.scrollerOf(element);
    const origin = scroller?.getBoundingClientRect();
    const view = windowOf(element);
    const left = box.right - (origin?.left ?? 0) + (scroller?.scrollLeft ?? view.scrollX);
    const top = box.bottom - (origin?.top ?? 0) + (scroller?.scrollTop ?? view.scrollY);
    if (top <= 0 || left <= -3000) return true;
    return left <= 0 && styleOf(scroller ?? element.ownerDocument.documentElement).direction !== 'rtl';
  }

  // Right of or below the window, where nobody can scroll to.
  #isBeyondWindow(element: Element, box: DOMRect): boolean {
    const { isFixed, scroller } = this.#of(element);
    const view = windowOf(element);
    const cannotScrollRight = isFixed || (scroller === null && isCutAtRight(element.ownerDocument));
    return (cannotScrollRight && box.left >= view.innerWidth) || (isFixed && box.top >= view.innerHeight);
  }

  // Pages draw their own radio buttons, boxes, upload buttons and searchable lists, and hide the browser's control.
  #hasVisibleReplacement(element: HTMLElement): boolean {
    if (isInput(element)) {
      const hasLabel = [...(element.labels ?? [])].some((label) => this.isSeen(label));
      if (element.type === 'radio' || element.type === 'checkbox') return hasLabel;
      if (element.type === 'file') return hasLabel || this.#isSeenAround(element, 2, 12);
      return element.getAttribute('role') === 'combobox' && this.#isSeenAround(element, 3, 20);
    }
    // A transparent select above text in the page's own style.
    return isSelect(element) && this.#isDrawn(element) && this.#isSeenAround(element, 1, 12);
  }

  #isSeenAround(element: Element, levels: number, side: number): boolean {
    let parent = composedParent(element);
    for (let level = 0; level < levels && parent !== null; level += 1, parent = composedParent(parent)) {
      const box = parent.getBoundingClientRect();
      if (box.width >= side && box.height >= side) return this.isSeen(parent);
    }
    return false;
  }
}

// A frame that nobody sees hides everything inside. Of a frame in a page of another origin only its size is known here.
function aroundDocument(root: Element): Surroundings {
  const view = windowOf(root);
  if (view === view.top) return outside;
  const frame = view.frameElement;
  const isTiny = view.innerWidth < smallestSide || view.innerHeight < smallestSide;
  return isTiny || (frame !== null && !isControlVisible(frame as HTMLElement))
    ? { ...outside, isHidden: true }
    : outside;
}

function surround(element: Element, around: Surroundings): Surroundings {
  const style = styleOf(element);
  const isInert = isHtmlElement(element) && element.inert;
  const overflow = style.overflowX + style.overflowY;
  const { body, documentElement } = element.ownerDocument;
  const scrolls = /auto|scroll/.test(overflow) && element !== documentElement && element !== body;
  return {
    isHidden: around.isHidden || isInert || element.getAttribute('aria-hidden') === 'true',
    isTransparent: around.isTransparent || Number(style.opacity) < 0.05 || invisibleFilter.test(style.filter),
    isClipped: around.isClipped || clipsEverything(element, style, overflow),
    isFixed: (style.position === 'fixed' || around.isFixed) && !scrolls,
    scroller: scrolls ? element : around.scroller,
  };
}

const invisibleFilter = /opacity\((?:0|0\.0[0-4]\d*|[0-4](?:\.\d+)?%)\)/;
const emptyShape = /^(?:inset\((?:50|100)%\)|circle\(0|ellipse\((?:0(?:px|%)? |[\d.]+(?:px|%) 0(?:px|%)? ))/;

// The window takes over what the page says about its root, or else about its body.
function isCutAtRight({ documentElement, body }: Document): boolean {
  const ofRoot = styleOf(documentElement).overflowX;
  return /hidden|clip/.test(ofRoot === 'visible' && body !== null ? styleOf(body).overflowX : ofRoot);
}

// A box of no height or width that cuts off what does not fit.
function clipsEverything(element: Element, style: CSSStyleDeclaration, overflow: string): boolean {
  if (emptyShape.test(style.clipPath) || /^rect\(0px,? 0px,? 0px,? 0px\)$/.test(style.clip)) return true;
  if (!/hidden|clip/.test(overflow)) return false;
  const box = element.getBoundingClientRect();
  return box.width < smallestSide || box.height < smallestSide;
}

export const isSeen = (element: Element): boolean => new Sight().isSeen(element);
export const scrollerOf = (element: Element): Element | null => new Sight().scrollerOf(element);
export const isControlVisible = (element: HTMLElement): boolean => new Sight().isControlVisible(element);
