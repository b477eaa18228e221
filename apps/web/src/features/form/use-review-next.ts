import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { clockTime } from '../../lib/dates.ts';
import { useDevice } from '../../lib/device.ts';
import type { StepNext } from '../flow/step-next.ts';
import type { FormWork, FoundProblem } from './form-work.ts';
import { useWords } from './form-words.ts';

export interface ReviewNext {
  step: StepNext | null | undefined;
  tried: number; // how often Continue found something
  problems: readonly FoundProblem[];
}

const nothing = createStore(() => null);

// Continue sends what is left, says what is missing, and opens the answers as they will be declared. Where there is no room
// for a second button the one at the foot walks what is to check first.
export function useReviewNext(work: FormWork | null, isChecking: boolean): ReviewNext {
  const { t, language } = useWords();
  const { type } = useDevice();
  const [, setQuery] = useSearchParams();
  const [found, setFound] = useState<{ tried: number; problems: readonly FoundProblem[] }>({ tried: 0, problems: [] });
  const savedAt = useStore(work?.store ?? nothing, (now) => (type === 'Desktop' ? null : (now?.savedAt ?? null)));
  const left = useStore(work?.store ?? nothing, () => work?.leftToCheck() ?? 0);
  const isReadOnly = useStore(work?.store ?? nothing, (now) => now?.state.isReadOnly ?? false);
  if (!work || isChecking) return { step: null, ...found };
  if (isReadOnly) return { step: undefined, ...found };
  const saved = savedAt ? t('saved', { time: clockTime(savedAt, language) }) : '';
  const note = [left > 0 ? t('leftToCheck', { count: left }) : '', saved].filter(Boolean).join(' · ');
  if (left > 0 && type !== 'Desktop')
    return { step: { label: t('next'), note, run: () => void work.next() }, ...found };
  const run = async () => {
    const problems = work.problems();
    if (problems.length > 0) return setFound(({ tried }) => ({ tried: tried + 1, problems }));
    setFound({ tried: 0, problems: [] });
    if (!(await work.flush())) throw new Error(t('notSent')); // the button says it
    setQuery((before) => {
      before.set('check', '1');
      return before;
    });
    return undefined;
  };
  return { step: { run, ...(left > 0 ? { note: t('leftToCheck', { count: left }), isQuiet: true } : {}) }, ...found };
}
