import { create } from 'zustand';

export const paletteStore = create(() => ({ isOpen: false }));
let before: Element | null = null;

export function openPalette() {
  before = document.activeElement;
  paletteStore.setState({ isOpen: true });
}

// The first palette comes with its own chunk, already open: no window remembers for it where the person was.
export function closePalette() {
  paletteStore.setState({ isOpen: false });
  setTimeout(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
  }, 20);
}
