// Kinds of nodes by their own properties: `instanceof` fails for nodes of another document of the same page.

export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;
export const isText = (node: Node | null): node is Text => node?.nodeType === 3;
export const isDocument = (node: Node | null): node is Document => node?.nodeType === 9;
export const isShadowRoot = (node: Node | null): node is ShadowRoot => node?.nodeType === 11 && 'host' in node;

export function isHtmlElement(node: Node | null): node is HTMLElement {
  return isElement(node) && node.namespaceURI === 'http://www.w3.org/1999/xhtml';
}

const isNamed = (node: Node | null, name: string) => isHtmlElement(node) && node.localName === name;
export const isInput = (node: Node | null): node is HTMLInputElement => isNamed(node, 'input');
export const isSelect = (node: Node | null): node is HTMLSelectElement => isNamed(node, 'select');
export const isTextArea = (node: Node | null): node is HTMLTextAreaElement => isNamed(node, 'textarea');
export const isSlot = (node: Node | null): node is HTMLSlotElement => isNamed(node, 'slot');
export const isButton = (node: Node | null): node is HTMLButtonElement => isNamed(node, 'button');

export function windowOf(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}

export const styleOf = (element: Element): CSSStyleDeclaration => windowOf(element).getComputedStyle(element);
