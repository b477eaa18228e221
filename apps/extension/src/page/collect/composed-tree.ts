import { isDocument, isElement, isHtmlElement, isShadowRoot, isSlot, isText } from './node-kinds.ts';

// The page as a person sees it: shadow roots are entered, and slots show what was put into them.

interface DomAccess {
  readonly dom?: { openOrClosedShadowRoot?: (element: HTMLElement) => ShadowRoot | null };
}

// Chrome offers the closed roots to an extension's script only, and only HTML elements can have one.
function shadowRootOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot !== null) return element.shadowRoot;
  if (!isHtmlElement(element) || !canHoldShadow(element)) return null;
  const access = (globalThis as { chrome?: DomAccess }).chrome?.dom;
  return access?.openOrClosedShadowRoot?.(element) ?? null;
}

// Of the built-in elements only those that pages use as hosts: asking for every element of a long page takes too long.
const builtInHosts = new Set(['div', 'span', 'section', 'article', 'main', 'aside']);
function canHoldShadow(element: Element): boolean {
  return element.localName.includes('-') || (builtInHosts.has(element.localName) && element.childElementCount === 0);
}

export function composedChildren(node: Node): readonly Node[] {
  if (isElement(node)) {
    const root = shadowRootOf(node);
    if (root !== null) return [...root.childNodes];
    if (isSlot(node)) {
      const assigned = node.assignedNodes();
      if (assigned.length > 0) return assigned;
    }
  }
  return [...node.childNodes];
}

export function composedParent(node: Node): Element | null {
  if ((isElement(node) || isText(node)) && node.assignedSlot !== null) return node.assignedSlot;
  const parent = node.parentNode;
  if (isShadowRoot(parent)) return parent.host;
  return isElement(parent) ? parent : null;
}

// Nearest element, itself included, that fits; crosses shadow roots.
export function closestComposed(node: Node, fits: (element: Element) => boolean): Element | null {
  let element = isElement(node) ? node : composedParent(node);
  while (element !== null && !fits(element)) element = composedParent(element);
  return element;
}

export function isInside(node: Node, container: Element): boolean {
  return closestComposed(node, (element) => element === container) !== null;
}

// Elements in the order in which they are read. `enter` false: the element is given, its content is not.
export function* composedElements(
  root: Document | Element,
  enter: (element: Element) => boolean = () => true,
): Generator<Element> {
  let element = firstElement(isDocument(root) ? root : (shadowRootOf(root) ?? root));
  for (; element !== null; element = element.nextElementSibling) {
    yield* withContent(element, enter);
  }
}

function* withContent(element: Element, enter: (element: Element) => boolean): Generator<Element> {
  yield element;
  if (!enter(element)) return;
  if (isSlot(element)) {
    for (const node of composedChildren(element)) if (isElement(node)) yield* withContent(node, enter);
  } else if (element.firstElementChild !== null || canHoldShadow(element)) {
    yield* composedElements(element, enter);
  }
}

const firstElement = (root: Document | Element | ShadowRoot) => root.firstElementChild;

// Elements named by an attribute such as aria-labelledby, looked up in the tree of the element that names them.
export function namedElements(element: Element, attribute: string): readonly Element[] {
  const root = element.getRootNode();
  if (!isDocument(root) && !isShadowRoot(root)) return [];
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.map((id) => root.getElementById(id)).filter((named) => named !== null);
}
