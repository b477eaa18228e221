import { closestComposed, isInside } from './composed-tree.ts';
import { containerLabel } from './control-label.ts';
import { labelText, tidy, withoutMarks } from './read-text.ts';

const sections = new Set(['fieldset', 'section', 'article', 'dialog', 'details', 'table']);
const isSection = (element: Element) => sections.has(element.localName) || element.getAttribute('role') === 'group';

interface Title {
  readonly text: string;
  readonly within: Element | null; // it stands above the controls of this element only
}

// Titles in the order of the page; the last one that applies to a control is its group.
export class GroupTitles {
  #titles: readonly Title[] = [];

  add(element: Element): void {
    const title = titleOf(element);
    if (title !== null && title.text !== '') this.#titles = [...this.#titles, title];
  }

  // Titles up to here; `own`: the element whose title is already the label of the control.
  groupsSoFar(control: Element): (own: Element | null) => string {
    const titles = this.#titles;
    return (own) => lastTitle(titles, control, own);
  }
}

function lastTitle(titles: readonly Title[], control: Element, own: Element | null): string {
  for (const { text, within } of titles.toReversed()) {
    if (within !== null && (within === own || !isInside(control, within))) continue;
    return text;
  }
  return '';
}

function titleOf(element: Element): Title | null {
  const name = element.localName;
  if (name === 'legend' || name === 'caption' || name === 'summary') {
    return { text: textOf(element), within: element.parentElement };
  }
  if (isHeading(element)) return { text: textOf(element), within: closestComposed(element, isSection) };
  const role = element.getAttribute('role');
  if (role !== 'group' && role !== 'radiogroup' && role !== 'region' && name !== 'fieldset') return null;
  return name === 'fieldset' ? null : { text: withoutMarks(containerLabel(element)).label, within: element };
}

export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.localName) || element.getAttribute('role') === 'heading';
}

// A heading that opens and closes its section holds a button.
function textOf(element: Element): string {
  const text = labelText(element);
  return withoutMarks(text === '' ? tidy(element.querySelector('button')?.textContent ?? '') : text).label;
}
