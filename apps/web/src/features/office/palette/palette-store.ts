import { create } from 'zustand';

export const paletteStore = create(() => ({ isOpen: false }));
let before: Element | null = null;

export function openPalette() {
  before = document.activeElement;
  paletteStore.setState({ isOpen: true });
}

// Stores the focused element, because on first use the palette's chunk mounts already open and Mantine cannot restore focus.
export function closePalette() {
  paletteStore.setState({ isOpen: false });
  setTimeout(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
  }, 20);
}
