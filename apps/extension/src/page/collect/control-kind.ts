import type { ControlKind } from '@visawright/contract/extension/page-skeleton.ts';
import { closestComposed } from './composed-tree.ts';
import { isHtmlElement, isInput, isSelect, isTextArea } from './node-kinds.ts';

const textTypes = new Set(['text', 'email', 'tel', 'number', 'search', 'url', 'time', 'week']);
const inputKinds: Record<string, ControlKind> = {
  password: 'password',
  date: 'date',
  month: 'date',
  'datetime-local': 'date',
  checkbox: 'checkbox',
  radio: 'radio',
  file: 'file',
};

export function kindOf(element: Element): ControlKind | null {
  if (!isHtmlElement(element)) return null;
  if (isInput(element)) return kindOfInput(element);
  if (isTextArea(element)) return 'textarea';
  if (isSelect(element)) return 'select';
  const role = element.getAttribute('role');
  if (role === 'combobox' || element.getAttribute('aria-haspopup') === 'listbox') return 'list';
  if (role === 'listbox' && !isOpenedByAnother(element)) return 'list';
  if (role === 'radio') return 'radio';
  if (role === 'checkbox' || role === 'switch') return 'checkbox';
  return hiddenFieldOf(element) === null ? null : 'list';
}

function kindOfInput(input: HTMLInputElement): ControlKind | null {
  const kind = textTypes.has(input.type) ? 'text' : (inputKinds[input.type] ?? null);
  return kind === 'text' && opensList(input) ? 'list' : kind;
}

function opensList(input: HTMLInputElement): boolean {
  if (input.hasAttribute('list')) return false; // the browser's own suggestions
  if (input.getAttribute('role') === 'combobox' || input.getAttribute('aria-haspopup') === 'listbox') return true;
  return input.readOnly && hasListClass(input); // some libraries give their lists no role
}

const listClass = /(?:^|[-_\s])(?:select|dropdown|combo|combobox|cascader|chosen)(?:$|[-_\s])/i;

function hasListClass(input: HTMLInputElement): boolean {
  let levels = 0;
  const fits = (element: Element) => (levels += 1) > 4 || (element !== input && listClass.test(element.className));
  const found = closestComposed(input, fits);
  return found !== null && found !== input && listClass.test(found.className);
}

// A list of options that belongs to a button or search box is not a control of its own.
function isOpenedByAnother(list: Element): boolean {
  if (closestComposed(list, (parent) => parent !== list && parent.getAttribute('role') === 'combobox')) return true;
  if (list.id === '') return false;
  const id = CSS.escape(list.id);
  const root = list.getRootNode() as Document | ShadowRoot;
  return root.querySelector(`[aria-controls~="${id}"],[aria-owns~="${id}"]`) !== null;
}

const visibleControls = 'input:not([type=hidden]), select, textarea, label, [role=combobox], [aria-haspopup]';

// A list without a role: an element in the style of a select that stores its choice in a hidden field.
export function hiddenFieldOf(element: HTMLElement): HTMLInputElement | HTMLSelectElement | null {
  if (typeof element.className !== 'string' || !listClass.test(element.className)) return null;
  const isPlain = element.localName === 'div' || element.localName === 'span' || element.localName === 'a';
  if (!isPlain) return null;
  const inner = [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[type=hidden], select')];
  const others = [...element.querySelectorAll(visibleControls)].filter(
    (other) => !inner.includes(other as HTMLInputElement),
  );
  if (others.some((other) => other.checkVisibility())) return null;
  if (inner.length === 1) return isHiddenField(inner[0]) ? inner[0] : null;
  if (inner.length > 1) return null;
  const beside = [element.nextElementSibling, element.previousElementSibling];
  return beside.find(isHiddenField) ?? null;
}

function isHiddenField(element: Element | null | undefined): element is HTMLInputElement | HTMLSelectElement {
  if (element === null || element === undefined) return false;
  return (isInput(element) && element.type === 'hidden') || (isSelect(element) && !element.checkVisibility());
}
