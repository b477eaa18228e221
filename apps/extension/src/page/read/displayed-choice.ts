import { composedChildren, composedElements, composedParent } from '../collect/composed-tree.ts';
import { hiddenFieldOf } from '../collect/control-kind.ts';
import { hasControl } from '../collect/neighbour-text.ts';
import { isElement, isInput, isText } from '../collect/node-kinds.ts';
import { tidy } from '../collect/read-text.ts';
import { isSeen } from '../collect/visibility.ts';

// What a list drawn by the page shows as chosen: '' if nothing, several texts where it shows several.
export function displayedChoice(list: HTMLElement): string | readonly string[] {
  if (list.getAttribute('role') === 'listbox') return selectedOptions(list);
  if (isInput(list)) return list.value === '' ? choiceBeside(list) : tidy(list.value);
  const inner = [...list.querySelectorAll('input')].find((input) => input.type !== 'hidden' && input.value !== '');
  if (inner !== undefined) return tidy(inner.value);
  const chosen = chosenTexts(list);
  return chosen.length > 0 ? oneOrAll(chosen) : withoutPlaceholder(list, tidy(shownValue(list)));
}

function selectedOptions(list: Element): string | readonly string[] {
  const chosen = [...list.querySelectorAll('[role=option][aria-selected=true]')].map((option) =>
    tidy(option.textContent ?? ''),
  );
  return list.getAttribute('aria-multiselectable') === 'true' ? chosen : (chosen[0] ?? '');
}

// A search box is empty while its list shows the choice beside it.
function choiceBeside(input: Element): string | readonly string[] {
  let container = composedParent(input);
  for (let level = 0; level < 4 && container !== null && !hasControl(container, 2); level += 1) {
    const chosen = chosenTexts(container);
    if (chosen.length > 0) return oneOrAll(chosen);
    container = composedParent(container);
  }
  return '';
}

const chosenClass =
  /(?:^|[-_\s])(?:(?:single|multi|selected|select)-?value|selection-(?:item|text)|selection__rendered|chip|tag)(?:$|\s)/i;

function chosenTexts(container: Element): readonly string[] {
  const chosen = [...composedElements(container, (element) => !isChosen(element))].filter(isChosen);
  return chosen.map((element) => tidy(shownValue(element))).filter((text) => text !== '');
}

const isChosen = (element: Element) =>
  chosenClass.test(element.getAttribute('class') ?? '') && isSeen(element) && !isPlaceholder(element);

const oneOrAll = (texts: readonly string[]): string | readonly string[] => (texts.length === 1 ? texts[0]! : texts);

const listParts = new Set(['ul', 'ol', 'input', 'select', 'label', 'svg', 'style', 'script']);
const listRoles = new Set(['listbox', 'option', 'menu', 'button', 'dialog']);
const isPlaceholder = (element: Element) => /placeholder/i.test(element.getAttribute('class') ?? '');

function shownValue(node: Node): string {
  if (isText(node)) return node.data;
  if (!isElement(node)) return '';
  const parts = composedChildren(node).map((child) => (isElement(child) && isLeftOut(child) ? '' : shownValue(child)));
  return parts.join(' ');
}

// Options, search box, arrows and buttons of the list.
function isLeftOut(element: Element): boolean {
  if (listParts.has(element.localName) || listRoles.has(element.getAttribute('role') ?? '')) return true;
  if (element.getAttribute('aria-hidden') === 'true' || isPlaceholder(element)) return true;
  return !element.checkVisibility({ checkVisibilityCSS: true });
}

const invitation = /^[-–—.\s]*(?:please\s+)?(?:select|choose|pick)\b.{0,40}$|^[-–—.\s]*$/i;

// The words that stand there while nothing is chosen.
function withoutPlaceholder(list: HTMLElement, text: string): string {
  if (text === list.getAttribute('data-placeholder') || list.hasAttribute('data-placeholder')) return '';
  const hidden = hiddenFieldOf(list);
  if (hidden !== null && hidden.value === '') return '';
  return invitation.test(text) ? '' : text;
}
