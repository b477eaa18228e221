import { isDocument, isShadowRoot } from '../collect/node-kinds.ts';

export const longestWait = 8000; // milliseconds for a list that the portal loads
const pollInterval = 100; // what changes without a change of the document, such as the size of a list

interface Wait {
  readonly near: Element; // its document and shadow root are observed
  readonly milliseconds: number;
  readonly signal: AbortSignal;
}

// Waits until the page shows what is looked for; null if it does not come in time or the person stops.
export function waitFor<T>(look: () => T | null, { near, milliseconds, signal }: Wait): Promise<T | null> {
  const found = look();
  if (found !== null || signal.aborted) return Promise.resolve(found);
  return new Promise((resolve) => {
    const finish = (value: T | null) => {
      observer.disconnect();
      clearInterval(poll);
      clearTimeout(end);
      signal.removeEventListener('abort', stop);
      resolve(value);
    };
    const stop = () => finish(null);
    const lookAgain = () => {
      const value = look();
      if (value !== null) finish(value);
    };
    const observer = new MutationObserver(lookAgain);
    for (const root of new Set([near.ownerDocument, near.getRootNode()])) {
      if (!isDocument(root) && !isShadowRoot(root)) continue;
      observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
    }
    const poll = setInterval(lookAgain, pollInterval);
    const end = setTimeout(() => finish(look()), milliseconds);
    signal.addEventListener('abort', stop);
  });
}
