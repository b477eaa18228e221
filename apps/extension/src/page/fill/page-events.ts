import { windowOf } from '../collect/node-kinds.ts';
import { endsPage } from './ends-page.ts';

// Events in the order in which a person causes them. The page's own scripts listen to them, so each bubbles and leaves shadow roots.
const through = { bubbles: true, cancelable: true, composed: true };

export function sendKey(element: Element, type: 'keydown' | 'keypress' | 'keyup', key: string): boolean {
  const keyCode = key.length === 1 ? key.toUpperCase().charCodeAt(0) : (codes[key] ?? 0);
  const charCode = type === 'keypress' ? key.charCodeAt(0) : 0;
  const event = new KeyboardEvent(type, { ...through, key, keyCode, which: charCode || keyCode, charCode });
  return element.dispatchEvent(event);
}

const codes: Record<string, number> = { Backspace: 8, Tab: 9, Enter: 13, Escape: 27, ArrowDown: 40 };

export function sendBeforeInput(element: Element, inputType: string, data: string | null): boolean {
  return element.dispatchEvent(new InputEvent('beforeinput', { ...through, inputType, data }));
}

export function sendInput(element: Element, inputType: string, data: string | null): void {
  element.dispatchEvent(new InputEvent('input', { ...through, cancelable: false, inputType, data }));
}

export function sendChange(element: Element): void {
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

// While the side panel has the focus, focus() and blur() work without their events.
export function enter(element: HTMLElement): void {
  showInWindow(element);
  const isSent = sends(element, 'focus', () => element.focus({ preventScroll: true }));
  if (isSent) return;
  element.dispatchEvent(new FocusEvent('focus', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
}

export function leave(element: HTMLElement): void {
  const isSent = sends(element, 'blur', () => element.blur());
  if (isSent || !element.isConnected) return;
  element.dispatchEvent(new FocusEvent('blur', { composed: true }));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}

function sends(element: Element, type: 'focus' | 'blur', act: () => void): boolean {
  let isSent = false;
  const note = () => (isSent = true);
  element.addEventListener(type, note, { capture: true, once: true });
  act();
  element.removeEventListener(type, note, { capture: true });
  return isSent;
}

export function showInWindow(element: Element): void {
  const box = element.getBoundingClientRect();
  const isInside = box.top >= 0 && box.bottom <= windowOf(element).innerHeight;
  if (!isInside || isCovered(element, box))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

// Inside the window but scrolled out of a box of the page, or under a bar that stays at the edge.
function isCovered(element: Element, box: DOMRect): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  const top = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top === null || !(element.contains(top) || top.contains(element));
}

// A press of the mouse in the middle of an element. What sends or leaves the page is not pressed.
export function press(element: HTMLElement): void {
  if (!endsPage(element)) pressEvenIfEnding(element);
}

// For a button whose text the pack names.
export function pressEvenIfEnding(element: HTMLElement): void {
  showInWindow(element);
  sendPress(element);
  const keepsFocus = element.localName === 'li' || element.getAttribute('role') === 'option';
  if (!keepsFocus) element.focus({ preventScroll: true });
  sendRelease(element);
  element.click();
}

function pointerAt(element: Element) {
  const box = element.getBoundingClientRect();
  const clientX = box.left + box.width / 2;
  const clientY = box.top + box.height / 2;
  return { ...through, clientX, clientY, button: 0, detail: 1, view: null };
}

function sendPress(element: Element): void {
  const at = pointerAt(element);
  const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerover', pointer));
  element.dispatchEvent(new MouseEvent('mouseover', at));
  element.dispatchEvent(new PointerEvent('pointermove', pointer));
  element.dispatchEvent(new MouseEvent('mousemove', at));
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }));
}

function sendRelease(element: Element): void {
  const at = pointerAt(element);
  element.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true }));
  element.dispatchEvent(new MouseEvent('mouseup', at));
}

// Lists and calendars close when the page is pressed outside of them.
export function pressOutside(element: Element): void {
  const { body } = element.ownerDocument;
  sendPress(body);
  sendRelease(body);
  body.dispatchEvent(new MouseEvent('click', through));
}
