const room = { above: 72, below: 220 }; // sticky header; tour card and Continue bar

export function scrollTo(element: HTMLElement, calm: boolean) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= room.above && bottom <= window.innerHeight - room.below) return;
  element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' });
}
