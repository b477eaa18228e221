import { sessionStore } from '../lib/session/session.ts';

const longestMs = 15_000;
const shown = '[data-screen]:not([data-screen="loading"]), [role="alert"]';

// The first paint stays until the screen is rendered or an error is shown. `onShown` is called then.
export function removeFirstPaint(onShown: () => void) {
  const shell = document.getElementById('shell');
  const root = document.getElementById('root')!;
  const isOver = () => {
    const { name } = sessionStore.getState().phase;
    return (name !== 'loading' && name !== 'ready') || root.querySelector(shown) !== null;
  };
  const leave = () => {
    clearTimeout(timer);
    observer.disconnect();
    shell?.remove();
    onShown();
  };
  const observer = new MutationObserver(() => isOver() && leave()); // before the next paint
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-screen'] });
  const timer = setTimeout(leave, longestMs);
}
