import './question.css';
import { lazy, memo, Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { Field } from '@visawright/forms/form-schema.ts';
import { Answer } from './answers/Answer.tsx';
import { answerText } from './answer-text.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { EditorsChoice } from './EditorsChoice.tsx';
import { EvidenceCrop } from './EvidenceCrop.tsx';
import { useWords } from './form-words.ts';
import { useSays, useWork, useWorkState } from './FormWorkProvider.tsx';
import { showSource } from './open-source.ts';
import { problemText } from './problem-text.ts';
import { QuestionFoot } from './QuestionFoot.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { isPage } from './sources-of.ts';
import { useSources } from './use-sources.ts';
import { useTakeFocus } from './use-take-focus.ts';

const FindingOfField = lazy(async () => ({
  default: (await import('../findings/FindingOfField.tsx')).FindingOfField,
}));

interface Props {
  field: Field;
  dense?: boolean;
  below?: ReactNode;
}

const groups: readonly string[] = ['radio', 'checkbox', 'repeat'];
const roomy: readonly string[] = ['textarea', 'repeat'];

// One field of the form: its value, where that comes from and how sure it is.
export const Question = memo(function Question({ field, dense = false, below }: Props) {
  const { t, language } = useWords();
  const says = useSays();
  const work = useWork();
  const state = useWorkState((now) => work.stateOf(field, now));
  const choices = useWorkState((now) => now.state.proposals[field.id]?.choices.length ?? 0);
  const problem = useWorkState((now) => now.problems[field.id]?.find(({ item }) => item === null));
  const isClosed = useWorkState(() => work.isClosed(work.sectionOf(field.id)!));
  const isActive = useWorkState((now) => now.active === field.id);
  const box = useRef<HTMLDivElement>(null);
  const [isOther, setOther] = useState(false);
  const [wasAsked] = useState(state === 'confirm' && !dense); // what opened wide stays so: nothing moves under a person's hands
  useTakeFocus(field.id, box);

  const id = `form-${field.id}`;
  const isGroup = groups.includes(field.type);
  const isTick = field.type === 'checkbox' && !field.options;
  const page = useSources(field.id).find(isPage);
  const isConflict = choices > 1 && !isClosed;
  const hasInput = !isConflict || isOther || state === 'edited';
  const isWide =
    isConflict ||
    wasAsked ||
    roomy.includes(field.type) ||
    (isGroup && isLong(field)) ||
    (isTick && field.label.length > 40);
  const describedBy = [field.help && `${id}-help`, problem && `${id}-error`, `${id}-state`].filter(Boolean).join(' ');

  const enter = () => {
    work.enter(field.id);
    showSource(page ?? null, field.id);
  };
  // Enter agrees with what stands there and goes on to the next.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || state !== 'confirm' || !(event.target instanceof HTMLInputElement) || isClosed) return;
    if (event.target.type !== 'text' && event.target.type !== 'tel') return;
    if (event.target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    work.confirm(field.id);
    work.next();
  };
  useEffect(() => {
    if (isOther) document.getElementById(id)?.focus();
  }, [isOther, id]);

  return (
    <div
      ref={box}
      role="presentation"
      className="form-q"
      data-field={field.id}
      data-state={state}
      data-type={field.type}
      data-wide={isWide || undefined}
      data-active={isActive || undefined}
      data-dense={dense || undefined}
      onFocusCapture={enter}
      onKeyDown={press}
    >
      <QuestionHead field={field} id={id} isGroup={isGroup || isClosed || !hasInput} isTick={isTick && !isClosed} />
      {isClosed ? (
        <p className="form-said">{answerText(field, work.valueOf(field.id), says, language) || t('nothing')}</p>
      ) : (
        <>
          {isConflict && (
            <ConflictChoice
              field={field}
              id={hasInput ? `${id}-choice` : id}
              labelId={`${id}-label`}
              onOther={() => setOther(true)}
            />
          )}
          {hasInput && (
            <div
              className="form-body"
              data-crop={(wasAsked && page !== undefined) || undefined}
              data-ask={wasAsked || undefined}
            >
              {wasAsked && page && (
                <span className="form-body-crop">
                  <EvidenceCrop evidence={page} />
                </span>
              )}
              <Answer
                field={field}
                of={field.id}
                name={field.id}
                id={id}
                labelId={`${id}-label`}
                describedBy={describedBy}
                hasError={problem !== undefined}
              />
              {state === 'confirm' && (
                <Button
                  variant="default"
                  className="form-correct"
                  leftSection={<IconCheck size={17} stroke={2.4} aria-hidden />}
                  aria-label={t('confirmField', { field: says(field.label) })}
                  onClick={() => {
                    work.confirm(field.id);
                    document.getElementById(id)?.focus();
                  }}
                >
                  {t('correct')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {problem && !isClosed && (
        <p className="form-error" id={`${id}-error`}>
          <IconAlertCircle size={15} stroke={2} aria-hidden /> {problemText(t, problem, field)}
        </p>
      )}
      <EditorsChoice field={field} />
      <QuestionFoot field={field} state={state} id={`${id}-state`} isClosed={isClosed} />
      {below}
      <Suspense>
        <FindingOfField applicationUid={work.applicationUid} field={field.id} />
      </Suspense>
    </div>
  );
});

const isLong = ({ options = [] }: Field) => options.length > 4 || options.some((option) => option.length > 18);
