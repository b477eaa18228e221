import { composedChildren } from './composed-tree.ts';
import { kindOf } from './control-kind.ts';
import { isElement, isHtmlElement, isText, styleOf } from './node-kinds.ts';

// Elements whose text is a value, a choice or a message, never part of a label.
const valueTags = new Set([
  'input',
  'select',
  'textarea',
  'button',
  'option',
  'output',
  'script',
  'style',
  'template',
  'svg',
  'noscript',
]);
const valueRoles = new Set([
  'listbox',
  'combobox',
  'textbox',
  'option',
  'alert',
  'status',
  'button',
  'menu',
  'tooltip',
  'spinbutton',
]);

// Where list libraries show what was chosen.
const chosenValue =
  /(?:^|[-_\s])(?:single-?value|multi-?value|selected-?value|selection-item|selection__rendered|selection-text|select-value)(?:$|[-_\s])/i;

const complaintClass =
  /(?:^|[-_\s])(?:error|errors|invalid|invalid-feedback|danger|has-error|explain-error|validation-message)(?:$|[-_\s])/i;

// A message about a value; the star of a required field may have such a class too.
export const isComplaint = (element: Element): boolean =>
  complaintClass.test(element.getAttribute('class') ?? '') && (element.textContent ?? '').trim().length > 3;

export function holdsValue(element: Element): boolean {
  if (valueTags.has(element.localName) || valueRoles.has(element.getAttribute('role') ?? '')) return true;
  if (element.getAttribute('contenteditable') === 'true') return true;
  if (chosenValue.test(element.getAttribute('class') ?? '') || kindOf(element) === 'list') return true;
  return element.hasAttribute('aria-haspopup') || element.getAttribute('aria-live') === 'assertive';
}

// Text as it is read on the page, without values, messages and hidden parts.
export function labelText(node: Node): string {
  if (!isElement(node)) return tidy(node.textContent ?? '');
  return holdsValue(node) || isTextHidden(node) ? '' : tidy(textInside(node));
}

function textInside(element: Element): string {
  const texts = composedChildren(element).map((child) => {
    if (isText(child)) return child.data;
    if (!isElement(child) || holdsValue(child) || isComplaint(child) || isTextHidden(child)) return '';
    if (child.localName === 'br') return ' ';
    return isInline(child) ? textInside(child) : ` ${textInside(child)} `;
  });
  return texts.join('');
}

function isTextHidden(element: Element): boolean {
  const style = styleOf(element);
  return style.display === 'none' || style.visibility === 'hidden' || style.visibility === 'collapse';
}

function isInline(element: Element): boolean {
  const { display } = styleOf(element);
  return display === 'inline' || display === 'contents';
}

// Everything visible, values of buttons and messages included: for options, clocks and reference numbers.
export function shownText(element: Element): string {
  const text = isHtmlElement(element) ? element.innerText : (element.textContent ?? '');
  return tidy(text);
}

export function tidy(text: string): string {
  return text.replaceAll(/[\s\u00A0\u200B]+/gu, ' ').trim();
}

const line = 300;
export const cutLine = (text: string): string => text.slice(0, line);

const requiredMark =
  /\s*(?:\*+|＊|†|\((?:required|mandatory|obligatoire|obligatorio|erforderlich)\))(?=\s*[:：]?\s*$)|^\s*\*+\s*/giu;

// Without the mark of required fields and the colon at the end.
export function withoutMarks(text: string): { readonly label: string; readonly isRequired: boolean } {
  const label = tidy(text.replaceAll(requiredMark, ''));
  const isRequired = label !== tidy(text);
  return { label: cutLine(tidy(label.replace(/\s*[:：]\s*$/u, ''))), isRequired };
}
