import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const lookMs = 100;
const longestMs = 4_000;
const names = ['paper', 'category'] as const;

// A missing cell, or a finding, leads to its place on the list, which may still be loading: to the paper, else to the first of its category.
export function useWantedPaper() {
  const [params, setParams] = useSearchParams();
  const [paper, category] = names.map((name) => params.get(name));
  useEffect(() => {
    const place =
      paper != null
        ? `[data-paper="${CSS.escape(paper)}"]`
        : category != null
          ? `[data-category="${CSS.escape(category)}"] [data-paper]`
          : null;
    if (place === null) return undefined;
    const until = Date.now() + longestMs;
    const timer = setInterval(() => {
      const row = document.querySelector<HTMLElement>(place);
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
  }, [paper, category, setParams]);
}
