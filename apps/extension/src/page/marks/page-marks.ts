import type { FieldMark } from '../../messages/page-messages.ts';
import { composedParent } from '../collect/composed-tree.ts';
import { isInput, styleOf } from '../collect/node-kinds.ts';
import { markStyles } from './mark-styles.ts';

interface MarkedField {
  readonly ref: string;
  readonly mark: FieldMark;
  readonly text: string;
}

type FindElements = (ref: string) => readonly HTMLElement[] | null;

const badges: Partial<Record<FieldMark, string>> = { equal: '✓', differs: '!' };
const distance = 2; // pixels between a control and its mark

// Marks over the fields of a page, in a layer that takes no room and no presses, and whose content the page cannot read.
export class PageMarks {
  readonly #root: Document;
  readonly #find: FindElements;
  readonly #marks = new Map<string, HTMLElement>();
  #host: HTMLElement | null = null;
  #layer: HTMLElement | null = null;
  #following: AbortController | null = null;
  #frame: number | null = null;

  constructor(root: Document, find: FindElements) {
    this.#root = root;
    this.#find = find;
  }

  // A ref that is already marked gets the new mark, others stay.
  draw(fields: readonly MarkedField[]): void {
    const layer = this.#layerInPage();
    for (const field of fields) {
      this.#marks.get(field.ref)?.remove();
      const mark = drawMark(this.#root, field);
      this.#marks.set(field.ref, mark);
      layer.append(mark);
    }
    this.#place();
  }

  clear(): void {
    this.#following?.abort();
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#host?.remove();
    this.#marks.clear();
    this.#host = null;
    this.#layer = null;
    this.#following = null;
    this.#frame = null;
  }

  #layerInPage(): HTMLElement {
    if (this.#layer !== null && this.#host?.isConnected === true) return this.#layer;
    this.clear();
    const host = this.#root.createElement('div');
    // The page's own rules must neither move nor hide the layer.
    host.style.setProperty('all', 'initial', 'important');
    host.style.setProperty('position', 'fixed', 'important');
    host.setAttribute('aria-hidden', 'true');
    const shadow = host.attachShadow({ mode: 'closed' });
    const sheet = new (this.#root.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(markStyles);
    shadow.adoptedStyleSheets = [sheet]; // a style element could be forbidden by the page's policy
    const layer = this.#root.createElement('div');
    layer.className = 'layer';
    shadow.append(layer);
    this.#root.documentElement.append(host);
    this.#host = host;
    this.#layer = layer;
    this.#follow();
    return layer;
  }

  // Whatever can move a field: scrolling of any box, the size of the window and any change of the page.
  #follow(): void {
    const following = new AbortController();
    const { signal } = following;
    const view = this.#root.defaultView ?? window;
    const later = () => this.#placeInNextFrame();
    const observed = { childList: true, subtree: true, attributes: true, characterData: true };
    const changes = new MutationObserver(later);
    changes.observe(this.#root.documentElement, observed);
    const sizes = new ResizeObserver(later);
    sizes.observe(this.#root.documentElement);
    sizes.observe(this.#root.body);
    this.#root.addEventListener('scroll', later, { capture: true, passive: true, signal });
    this.#root.addEventListener('transitionend', later, { capture: true, signal });
    this.#root.addEventListener('toggle', later, { capture: true, signal });
    view.addEventListener('resize', later, { signal });
    signal.addEventListener('abort', () => {
      changes.disconnect();
      sizes.disconnect();
    });
    this.#following = following;
  }

  #placeInNextFrame(): void {
    if (this.#frame !== null) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = null;
      this.#place();
    });
  }

  #place(): void {
    for (const [ref, mark] of this.#marks) {
      const box = boxOf(this.#find(ref) ?? []);
      mark.hidden = box === null;
      if (box === null) continue;
      mark.style.transform = `translate(${box.left - distance}px, ${box.top - distance}px)`;
      mark.style.width = `${box.right - box.left + 2 * distance}px`;
      mark.style.height = `${box.bottom - box.top + 2 * distance}px`;
    }
  }
}

function drawMark(root: Document, { mark, text }: MarkedField): HTMLElement {
  const element = root.createElement('div');
  element.className = `mark ${mark}`;
  const badge = badges[mark];
  if (badge !== undefined) element.append(part(root, 'badge', badge));
  if (text !== '') element.append(part(root, 'flag', text));
  return element;
}

function part(root: Document, className: string, text: string): HTMLElement {
  const element = root.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Around all buttons of a group with their labels; null where nothing of it is in view.
function boxOf(elements: readonly HTMLElement[]): Box | null {
  const parts = elements.flatMap((element) => {
    const isButton = isInput(element) && ['radio', 'checkbox', 'file'].includes(element.type);
    return isButton ? [element, ...(element.labels ?? [])] : [element];
  });
  const boxes = parts.map(visibleBox).filter((box) => box !== null);
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

// Without what boxes that scroll have cut off.
function visibleBox(element: Element): Box | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = { left, top, right, bottom };
  for (
    let parent = composedParent(element);
    parent !== null && parent.localName !== 'body';
    parent = composedParent(parent)
  ) {
    const style = styleOf(parent);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const edge = parent.getBoundingClientRect();
    box.left = Math.max(box.left, edge.left);
    box.top = Math.max(box.top, edge.top);
    box.right = Math.min(box.right, edge.right);
    box.bottom = Math.min(box.bottom, edge.bottom);
  }
  return box.right - box.left < 1 || box.bottom - box.top < 1 ? null : box;
}
