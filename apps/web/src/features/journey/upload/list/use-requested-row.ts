import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const lookMs = 100;
const longestMs = 4_000;
const names = ['document', 'category'] as const;

// Scrolls to the row a link asked for. Waits for the list to load; without a title takes the first row of the category.
export function useRequestedRow() {
  const [params, setParams] = useSearchParams();
  const [entry, category] = names.map((name) => params.get(name));
  useEffect(() => {
    const selector =
      entry != null
        ? `[data-item="${CSS.escape(entry)}"]`
        : category != null
          ? `[data-category="${CSS.escape(category)}"] [data-item]`
          : null;
    if (selector === null) return undefined;
    const until = Date.now() + longestMs;
    const timer = setInterval(() => {
      const row = document.querySelector<HTMLElement>(selector);
      if (!row && Date.now() < until) return;
      clearInterval(timer);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
      setParams(
        (now) => {
          for (const name of names) now.delete(name);
          return now;
        },
        { replace: true },
      );
    }, lookMs);
    return () => clearInterval(timer);
  }, [entry, category, setParams]);
}
