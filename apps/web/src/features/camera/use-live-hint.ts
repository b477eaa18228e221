import { useEffect, useState, type RefObject } from 'react';
import { judge, type Problem } from './checks/judge.ts';
import { see } from './see.ts';

const everyMs = 250;

// What to mend while aiming: 'good' when nothing is. A word must hold twice before it is said, or it would flicker.
export function useLiveHint(video: RefObject<HTMLVideoElement | null>, on: boolean): Problem | 'good' | null {
  const [hint, setHint] = useState<Problem | 'good' | null>(null);
  useEffect(() => {
    if (!on) return undefined;
    let before = '';
    const timer = setInterval(() => {
      const element = video.current;
      if (!element || element.videoWidth === 0 || document.hidden) return;
      const [problem] = judge(see(element, false));
      const now = problem ?? 'good';
      const word = problem ? problem.kind + (problem.sides?.join() ?? '') : 'good';
      if (word === before) setHint((shown) => (wordOf(shown) === word ? shown : now));
      before = word;
    }, everyMs);
    return () => {
      clearInterval(timer);
      setHint(null);
    };
  }, [on, video]);
  return hint;
}

const wordOf = (hint: Problem | 'good' | null) =>
  hint === null || hint === 'good' ? hint : hint.kind + (hint.sides?.join() ?? '');
