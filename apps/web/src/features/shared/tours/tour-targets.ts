// Targets that have another attribute already.
const marked: Readonly<Record<string, string>> = {
  walkthrough: "[data-menu='walkthrough']",
  empty: "[data-screen='myApplications']:not(:has([data-tour='search'])) .empty",
};
const selectorOf = (place: string) => marked[place] ?? `[data-tour='${place}']`;

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;

const firstOf = (place: string) =>
  [...document.querySelectorAll<HTMLElement>(selectorOf(place))].find((element) => isVisible(element));

export const isShown = (place: string) => firstOf(place) !== undefined;

const tallest = 0.52; // share of the window; taller targets leave no room for the card

const words = 'legend, h1, h2, h3, p, [aria-live]';

// For tall targets, narrows down to the first child that is more than words: the flags or the calendar, not the question above them.
export function tourTarget(place: string): HTMLElement | null {
  let found = firstOf(place) ?? null;
  while (found && found.getBoundingClientRect().height > window.innerHeight * tallest) {
    const shown = [...found.children].filter((child) => isVisible(child));
    const first = shown.find((child) => !child.matches(words)) ?? shown[0];
    if (!(first instanceof HTMLElement)) break;
    found = first;
  }
  return found;
}
