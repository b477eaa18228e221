import { composedElements } from '../collect/composed-tree.ts';
import { hasControl } from '../collect/neighbour-text.ts';
import { isButton, isHtmlElement, isInput } from '../collect/node-kinds.ts';
import { tidy } from '../collect/read-text.ts';
import { isSeen } from '../collect/visibility.ts';
import { leavesPage } from './ends-page.ts';
import { isDisabled } from './press-buttons.ts';
import { pressEvenIfEnding } from './page-events.ts';
import { twoFrames } from './page-frames.ts';
import { waitFor } from './wait-for.ts';

// Words of buttons that end a page, send it or pay. Such a button is never pressed, whatever a pack says.
const ending =
  /\b(?:submit|pay|payment|next|continue|proceed|confirm|finish|complete|declare|sign|send|log ?out|delete|remove)\b/i;

const growingTime = 3000; // milliseconds until the new item must be there

// Presses the one button that adds an item. Without it, or with several of the same text, nothing is pressed.
export async function pressAddItem(root: Document, text: string, signal: AbortSignal): Promise<boolean> {
  if (ending.test(text)) return false;
  const buttons = [...composedElements(root)].filter(
    (element) => isHtmlElement(element) && isAddButton(element, text),
  ) as HTMLElement[];
  const [button] = buttons;
  if (button === undefined || buttons.length > 1 || isDisabled(button)) return false;
  const before = countInputs(root);
  pressEvenIfEnding(button);
  await waitFor(() => (countInputs(root) > before ? true : null), { near: button, milliseconds: growingTime, signal });
  await twoFrames();
  return true;
}

// Exactly the words of the pack. A button of the type "submit" needs the same letters too: a page sent by mistake cannot be taken back.
function isAddButton(element: HTMLElement, text: string): boolean {
  if (!isPressable(element) || !isSeen(element)) return false;
  const shown = tidy(isInput(element) ? element.value : (element.textContent ?? ''));
  if (shown === tidy(text)) return true;
  return !isSubmit(element) && shown.toLowerCase() === tidy(text).toLowerCase();
}

function isPressable(element: HTMLElement): boolean {
  if (isInput(element)) return element.type === 'button' || element.type === 'submit';
  if (isButton(element)) return true;
  return element.getAttribute('role') === 'button' || (element.localName === 'a' && !leavesPage(element));
}

const isSubmit = (element: HTMLElement) =>
  (isButton(element) || isInput(element)) && element.type === 'submit' && element.form !== null;

const countInputs = (root: Document): number =>
  [...composedElements(root)].filter((element) => element.matches('input, select, textarea') && hasControl(element))
    .length;
