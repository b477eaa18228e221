import { composedChildren, composedElements, composedParent } from './composed-tree.ts';
import { isElement, isHtmlElement } from './node-kinds.ts';
import { holdsValue, labelText, tidy } from './read-text.ts';
import { kindOf } from './control-kind.ts';

const mostLevels = 6;
const boundaries = new Set(['form', 'fieldset', 'table', 'section', 'article', 'main', 'body', 'dialog']);
const skipped = new Set(['legend', 'caption', 'summary']);

// Text directly before a control: what a person reads as its label if the page names none.
export function textBefore(control: Element): string {
  let node: Element = control;
  for (let level = 0; level < mostLevels; level += 1) {
    const parent = composedParent(node);
    if (parent === null) return '';
    const found = textBeforeIn(parent, node);
    if (found === null) return '';
    if (found !== '') return found;
    if (boundaries.has(parent.localName)) return '';
    node = parent;
  }
  return '';
}

// null: another control comes first. Text that continues over several inline parts is joined.
function textBeforeIn(parent: Element, child: Element): string | null {
  const siblings = composedChildren(parent);
  let text = '';
  for (let index = siblings.indexOf(child) - 1; index >= 0; index -= 1) {
    const sibling = siblings[index]!;
    if (isElement(sibling) && (isOwnedLabel(sibling) || hasControl(sibling))) return text === '' ? null : text;
    if (isElement(sibling) && skipped.has(sibling.localName)) continue;
    const piece = labelText(sibling);
    if (piece === '') continue;
    text = tidy(`${piece} ${text}`);
    if (isElement(sibling) && !/^(?:b|i|em|strong|span|a|abbr|sup|bdi|bdo|small|u|font)$/.test(sibling.localName))
      break;
  }
  return hasWords(text) ? text : '';
}

// One label before several controls, such as day, month and year.
export function sharedTextBefore(control: Element): string {
  let node: Element = control;
  for (let level = 0; level < 3; level += 1) {
    const parent = composedParent(node);
    if (parent === null || boundaries.has(parent.localName)) return '';
    const siblings = composedChildren(parent);
    for (let index = siblings.indexOf(node) - 1; index >= 0; index -= 1) {
      const sibling = siblings[index]!;
      const text = isElement(sibling) && hasControl(sibling) ? '' : labelText(sibling);
      if (hasWords(text)) return text;
    }
    node = parent;
  }
  return '';
}

// Text after a control and before the next one: of a button or box, or a hint.
export function textAfter(control: Element, levels = 2): string {
  let node: Element = control;
  for (let level = 0; level < levels; level += 1) {
    const parent = composedParent(node);
    if (parent === null) return '';
    const siblings = composedChildren(parent);
    let text = '';
    for (const sibling of siblings.slice(siblings.indexOf(node) + 1)) {
      if (isElement(sibling) && hasControl(sibling)) break;
      text = tidy(`${text} ${labelText(sibling)}`);
    }
    if (hasWords(text)) return text;
    if (boundaries.has(parent.localName) || hasControl(parent, 2)) return '';
    node = parent;
  }
  return '';
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

function isOwnedLabel(element: Element): boolean {
  return isHtmlElement(element) && element.localName === 'label' && (element as HTMLLabelElement).control !== null;
}

// Counts no further than needed: a sibling can hold half of the page.
export function hasControl(element: Element, atLeast = 1): boolean {
  let count = isVisibleControl(element) ? 1 : 0;
  if (count >= atLeast) return true;
  for (const inner of composedElements(element, (entered) => !holdsValue(entered))) {
    if (isVisibleControl(inner)) count += 1;
    if (count >= atLeast) return true;
  }
  return false;
}

const isVisibleControl = (element: Element) =>
  kindOf(element) !== null && element.checkVisibility({ checkVisibilityCSS: true });
