import { sessionStore } from '../lib/session/session.ts';

const longestMs = 15_000;
const shown = '[data-screen]:not([data-screen="loading"]), [role="alert"]';

// The first paint stays until the screen is rendered or an error is shown.
export function removeFirstPaint() {
  const shell = document.getElementById('shell');
  const root = document.getElementById('root')!;
  if (!shell) return;
  const isOver = () => {
    const { name } = sessionStore.getState().phase;
    return (name !== 'loading' && name !== 'ready') || root.querySelector(shown) !== null;
  };
  const leave = () => {
    shell.remove();
    observer.disconnect();
  };
  const observer = new MutationObserver(() => isOver() && leave()); // before the next paint
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-screen'] });
  setTimeout(leave, longestMs);
}
