import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const lookMs = 100;
const longestMs = 4_000;

// A missing cell leads to its place on that person's list, which may still be loading.
export function useWantedPaper() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('paper');
  useEffect(() => {
    if (wanted === null) return undefined;
    const until = Date.now() + longestMs;
    const timer = setInterval(() => {
      const row = document.querySelector<HTMLElement>(`[data-paper="${CSS.escape(wanted)}"]`);
      if (!row && Date.now() < until) return;
      clearInterval(timer);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
      setParams(
        (now) => {
          now.delete('paper');
          return now;
        },
        { replace: true },
      );
    }, lookMs);
    return () => clearInterval(timer);
  }, [wanted, setParams]);
}
