import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { clockTime } from '../../../lib/dates/dates.ts';
import { useDevice } from '../../../lib/browser/device.ts';
import type { StepNext } from '../../journey/flow/steps/step-next.ts';
import type { FormEditor, FoundProblem } from '../editor/form-editor.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

export interface ReviewNext {
  step: StepNext | null | undefined;
  tried: number; // how often Continue found problems
  problems: readonly FoundProblem[];
}

const nothing = createStore(() => null);

// Continue saves, lists what is missing, and opens the check before the declaration. On phones, where there is room
// for one button only, it first steps through the fields to check.
export function useReviewNext(editor: FormEditor | null, isChecking: boolean): ReviewNext {
  const { t, language } = useFormTexts();
  const { type } = useDevice();
  const [, setQuery] = useSearchParams();
  const [found, setFound] = useState<{ tried: number; problems: readonly FoundProblem[] }>({ tried: 0, problems: [] });
  const savedAt = useStore(editor?.store ?? nothing, (now) => (type === 'Desktop' ? null : (now?.savedAt ?? null)));
  const remaining = useStore(editor?.store ?? nothing, () => editor?.countToCheck() ?? 0);
  const isReadOnly = useStore(editor?.store ?? nothing, (now) => now?.state.isReadOnly ?? false);
  if (!editor || isChecking) return { step: null, ...found };
  if (isReadOnly) return { step: undefined, ...found };
  const saved = savedAt ? t('saved', { time: clockTime(savedAt, language) }) : '';
  const note = [remaining > 0 ? t('remainingToCheck', { count: remaining }) : '', saved].filter(Boolean).join(' · ');
  if (remaining > 0 && type !== 'Desktop')
    return { step: { label: t('next'), note, run: () => void editor.next() }, ...found };
  const run = async () => {
    const problems = editor.problems();
    if (problems.length > 0) return setFound(({ tried }) => ({ tried: tried + 1, problems }));
    setFound({ tried: 0, problems: [] });
    if (!(await editor.flush())) throw new Error(t('notSent')); // shown by the button
    setQuery((before) => {
      before.set('check', '1');
      return before;
    });
    return undefined;
  };
  return {
    step: { run, ...(remaining > 0 ? { note: t('remainingToCheck', { count: remaining }), isQuiet: true } : {}) },
    ...found,
  };
}
