import { lazy, Suspense, useEffect, useState } from 'react';
import { closePalette, openPalette, paletteStore } from './palette-store.ts';

const load = async () => ({ default: (await import('./Palette.tsx')).Palette });
const Palette = lazy(load);

// Ctrl K or ⌘ K works everywhere, also while typing; the palette loads on first use.
export function LazyPalette({ on }: { on: boolean }) {
  const isOpen = paletteStore((state) => state.isOpen) && on;
  const [wanted, setWanted] = useState(false);
  if (isOpen && !wanted) setWanted(true);
  // Preloads when idle; otherwise the first letters typed would be lost.
  useEffect(() => {
    const timer = on ? setTimeout(() => void load().catch(() => null), 2_000) : undefined;
    return () => clearTimeout(timer);
  }, [on]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!on) return;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (paletteStore.getState().isOpen) closePalette();
      else openPalette();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [on]);
  return <Suspense>{wanted && <Palette opened={isOpen} onClose={closePalette} />}</Suspense>;
}
