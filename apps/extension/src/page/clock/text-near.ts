import { composedElements, composedParent } from '../collect/composed-tree.ts';
import { isHtmlElement } from '../collect/node-kinds.ts';
import { shownText, tidy } from '../collect/read-text.ts';

const mostLevels = 3;
const nearby = 300; // characters

// What is read in the text behind a label: in the same element, or in the elements that enclose it and what follows.
export function findTextNear<T>(root: Document, label: string, read: (text: string) => T | null): T | null {
  for (const element of labelledElements(root, tidy(label).toLowerCase())) {
    let container: Element | null = element;
    for (let level = 0; level <= mostLevels && container !== null && container.localName !== 'body'; level += 1) {
      const found = read(textBehind(shownText(container), tidy(label)));
      if (found !== null) return found;
      container = composedParent(container);
    }
  }
  return null;
}

function textBehind(text: string, label: string): string {
  const start = text.toLowerCase().indexOf(label.toLowerCase());
  return start === -1 ? '' : text.slice(start + label.length, start + label.length + nearby);
}

// The innermost visible elements whose text holds the label.
function labelledElements(root: Document, label: string): readonly Element[] {
  const holds = (element: Element) =>
    isHtmlElement(element) &&
    !['script', 'style', 'template'].includes(element.localName) &&
    tidy(element.textContent ?? '')
      .toLowerCase()
      .includes(label);
  const holding = [...composedElements(root)].filter(
    (element) => holds(element) && element.checkVisibility({ checkVisibilityCSS: true }),
  );
  return holding.filter((element) => !holding.some((other) => other !== element && element.contains(other)));
}
