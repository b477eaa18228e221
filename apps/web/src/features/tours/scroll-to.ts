const room = { above: 72, below: 220 }; // sticky header; the card and the bar with Continue

// What stands clear of the bars stays where it is.
export function scrollTo(element: HTMLElement, calm: boolean) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= room.above && bottom <= window.innerHeight - room.below) return;
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
}
