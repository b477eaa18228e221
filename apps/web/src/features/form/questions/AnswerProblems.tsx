import { useEffect, useRef } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { problemText } from '../definition/problem-text.ts';
import { needsPerson } from '../editor/field-state.ts';
import type { FoundProblem } from '../editor/form-editor.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  tried: number;
  problems: readonly FoundProblem[];
}

// Takes focus at each attempt. Problems fixed since are no longer listed.
export function AnswerProblems({ tried, problems }: Props) {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const now = useEditorState((state) => state);
  useEffect(() => {
    if (tried > 0) box.current?.focus();
  }, [tried]);
  const open = problems.filter(({ field, problem }) => {
    const asked = editor.fields.get(field)!;
    return (
      now.visible.has(field) && (needsPerson(editor.stateOf(asked, now)) || (problem !== null && now.problems[field]))
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
          const asked = editor.fields.get(field)!;
          return (
            <li key={field}>
              <button type="button" onClick={() => editor.goTo(field)}>
                {texts(asked.label)}
              </button>
              {': '}
              {problem
                ? problemText(t, problem, asked)
                : t(`unseen.${editor.stateOf(asked, now) === 'conflict' ? 'conflict' : 'confirm'}`)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
