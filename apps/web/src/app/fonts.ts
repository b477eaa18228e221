import { read, write } from '../lib/browser/storage.ts';

const pauseMs = 1_000; // the screen's own late parts come first

const areCached = () => read('fonts') !== null;

async function load() {
  await import('../components/font-faces.ts');
  await document.fonts.ready;
  write('fonts', 'loaded');
}

// 50 kB that nobody needs in order to act. A first visit loads them after its screen, with the system's font until then; later visits
// have them in the browser's cache and show them at once.
export const fonts = {
  atStart: () => areCached() && void load(),
  afterScreen: () => areCached() || setTimeout(() => void load(), pauseMs),
};
