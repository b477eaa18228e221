import { useEffect, useRef } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useWords } from './form-words.ts';
import { useSays, useWork, useWorkState } from './FormWorkProvider.tsx';
import { problemText } from './problem-text.ts';
import { needsPerson } from './field-state.ts';
import type { FoundProblem } from './form-work.ts';

interface Props {
  tried: number;
  problems: readonly FoundProblem[];
}

// Takes the focus at every try; what has been mended since is no longer listed.
export function AnswerProblems({ tried, problems }: Props) {
  const { t } = useWords();
  const says = useSays();
  const work = useWork();
  const box = useRef<HTMLDivElement>(null);
  const now = useWorkState((state) => state);
  useEffect(() => {
    if (tried > 0) box.current?.focus();
  }, [tried]);
  const open = problems.filter(({ field, problem }) => {
    const asked = work.fields.get(field)!;
    return (
      now.visible.has(field) && (needsPerson(work.stateOf(asked, now)) || (problem !== null && now.problems[field]))
    );
  });
  if (open.length === 0) return null;
  return (
    <div ref={box} className="form-problems" tabIndex={-1} role="alert" aria-labelledby="form-problems">
      <h2 id="form-problems">
        <IconAlertCircle size={18} stroke={1.8} aria-hidden /> {t('summary', { count: open.length })}
      </h2>
      <ul>
        {open.map(({ field, problem }) => {
          const asked = work.fields.get(field)!;
          return (
            <li key={field}>
              <button type="button" onClick={() => work.goTo(field)}>
                {says(asked.label)}
              </button>
              {': '}
              {problem
                ? problemText(t, problem, asked)
                : t(`unseen.${work.stateOf(asked, now) === 'conflict' ? 'conflict' : 'confirm'}`)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
