import type { PortalTheme } from '../definitions/portal.types.ts';

// Drawn by us, like nothing an authority uses.
const shapes: Readonly<Record<PortalTheme['emblem'], string>> = {
  star: '<path d="M19 7l3 9 9 3-9 3-3 9-3-9-9-3 9-3z"/>',
  wave: '<path d="M5 16c5-6 9 6 14 0s9 6 14 0M5 24c5-6 9 6 14 0s9 6 14 0"/>',
  sun: '<circle cx="19" cy="19" r="6"/><path d="M19 5v5M19 28v5M5 19h5M28 19h5M9 9l4 4M25 25l4 4M29 9l-4 4M13 25l-4 4"/>',
  leaf: '<path d="M9 29C7 15 17 8 30 8c0 13-7 22-21 21zM9 29l12-12"/>',
  gate: '<path d="M7 31V14l12-7 12 7v17M14 31V20h10v11M4 31h30"/>',
  peak: '<path d="M4 30l10-17 6 9 4-6 10 14zM14 13l3 5h-6z"/>',
};

export const emblem = (name: PortalTheme['emblem']): string =>
  `<svg class="emblem" width="38" height="38" viewBox="0 0 38 38" fill="none" stroke="currentColor"
  stroke-width="1.8" stroke-linejoin="round" aria-hidden="true">${shapes[name]}</svg>`;
