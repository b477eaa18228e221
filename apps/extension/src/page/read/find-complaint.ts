import { composedElements, composedParent, namedElements } from '../collect/composed-tree.ts';
import { hasControl } from '../collect/neighbour-text.ts';
import { isElement } from '../collect/node-kinds.ts';
import { cutLine, isComplaint, shownText } from '../collect/read-text.ts';
import { isSeen } from '../collect/visibility.ts';
import type { LiveControl } from '../frame-controls.ts';

// The message that the page or the browser shows about the value of a control; '' if it has none.
export function findComplaint({ elements }: LiveControl): string {
  const element = elements[0]!;
  return cutLine(namedComplaint(element) || complaintAround(elements) || ownComplaint(element));
}

function namedComplaint(element: Element): string {
  const errors = namedElements(element, 'aria-errormessage');
  const isInvalid = element.getAttribute('aria-invalid') === 'true';
  const described = namedElements(element, 'aria-describedby').filter((text) => isInvalid || isMessage(text));
  return textOf([...(isInvalid || errors.some(isMessage) ? errors : []), ...described]);
}

// A message in the part of the page that belongs to this control alone.
function complaintAround(elements: readonly HTMLElement[]): string {
  let container = composedParent(elements[0]!);
  for (let level = 0; level < 4 && container !== null; level += 1) {
    if (container.localName === 'form' || container.localName === 'body') return '';
    if (hasControl(container, elements.length + 1)) return besideControl(elements);
    const found = [...composedElements(container)].filter(
      (element) => isMessage(element) && !element.contains(elements[0]!),
    );
    const text = textOf(found);
    if (text !== '') return text;
    container = composedParent(container);
  }
  return '';
}

// Controls side by side: the message stands directly behind its control.
function besideControl(elements: readonly HTMLElement[]): string {
  const last = elements.at(-1)!;
  const start = last.closest('label') ?? last;
  for (let next = start.nextSibling; next !== null; next = next.nextSibling) {
    if (!isElement(next)) continue;
    if (hasControl(next)) return '';
    if (isMessage(next)) return textOf([next]);
  }
  return '';
}

function isMessage(element: Element): boolean {
  if (hasControl(element)) return false;
  return element.getAttribute('role') === 'alert' || isComplaint(element);
}

function textOf(elements: readonly Element[]): string {
  const outer = elements.filter((element) => !elements.some((other) => other !== element && other.contains(element)));
  return outer
    .filter(isSeen)
    .map(shownText)
    .filter((text) => text !== '')
    .join(' ');
}

function ownComplaint(element: HTMLElement): string {
  const { validity, validationMessage, willValidate } = element as HTMLInputElement;
  return willValidate && validity !== undefined && !validity.valid ? validationMessage : '';
}
