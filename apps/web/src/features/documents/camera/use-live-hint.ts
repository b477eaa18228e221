import { useEffect, useState, type RefObject } from 'react';
import { inspectPixels, type PictureProblem } from './checks/inspect-pixels.ts';
import { inspectImage } from './inspect-image.ts';

const everyMs = 250;

// A hint while aiming; 'good' means no problem. A hint must be found twice before it is shown, to avoid flicker.
export function useLiveHint(video: RefObject<HTMLVideoElement | null>, on: boolean): PictureProblem | 'good' | null {
  const [hint, setHint] = useState<PictureProblem | 'good' | null>(null);
  useEffect(() => {
    if (!on) return undefined;
    let before = '';
    const timer = setInterval(() => {
      const element = video.current;
      if (!element || element.videoWidth === 0 || document.hidden) return;
      const [problem] = inspectPixels(inspectImage(element, false));
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

const wordOf = (hint: PictureProblem | 'good' | null) =>
  hint === null || hint === 'good' ? hint : hint.kind + (hint.sides?.join() ?? '');
