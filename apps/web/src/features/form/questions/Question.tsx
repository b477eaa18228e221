import './question.css';
import { lazy, memo, Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { isStatement } from '@visawright/forms/form/is-statement.ts';
import { Answer } from '../answers/Answer.tsx';
import { answerText } from '../values/answer-text.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { EditorsChoice } from './EditorsChoice.tsx';
import { EvidenceCrop } from '../sources/EvidenceCrop.tsx';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { showSource } from '../sources/opened-source.ts';
import { problemText } from '../definition/problem-text.ts';
import { FieldLock } from '../presence/FieldLock.tsx';
import { useFieldHolder } from '../presence/PresenceProvider.tsx';
import { QuestionFooter } from './QuestionFooter.tsx';
import { QuestionHeader } from './QuestionHeader.tsx';
import { isPageSource } from '../sources/field-sources.ts';
import { Statement } from './Statement.tsx';
import { useSources } from '../source-pane/use-sources.ts';
import { useFocusRequest } from '../editor/use-focus-request.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

const FieldFindings = lazy(async () => ({
  default: (await import('../findings/FieldFindings.tsx')).FieldFindings,
}));

interface Props {
  field: Field;
  dense?: boolean;
  below?: ReactNode;
}

const groups: readonly string[] = ['radio', 'checkbox', 'repeat'];
const roomy: readonly string[] = ['textarea', 'repeat'];

export const Question = memo((props: Props) =>
  isStatement(props.field) ? <Statement field={props.field} /> : <AskedQuestion {...props} />,
);

function AskedQuestion({ field, dense = false, below }: Props) {
  const { t, language } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const state = useEditorState((now) => editor.stateOf(field, now));
  const choices = useEditorState((now) => now.state.proposals[field.id]?.choices.length ?? 0);
  const problem = useEditorState((now) => now.problems[field.id]?.find(({ item }) => item === null));
  const isEditedTwice = useEditorState((now) => now.conflicts[field.id] !== undefined);
  const isClosed = useEditorState(() => editor.isClosed(editor.sectionOf(field.id)!));
  const holder = useFieldHolder(field.id);
  const isActive = useEditorState((now) => now.active === field.id);
  const box = useRef<HTMLDivElement>(null);
  const [isOther, setOther] = useState(false);
  const [wasAsked] = useState(state === 'confirm' && !dense); // stays expanded after confirming, so that the layout does not jump
  useFocusRequest(field.id, box);

  const id = `form-${field.id}`;
  const isGroup = groups.includes(field.type);
  const isTick = field.type === 'checkbox' && !field.options;
  const page = useSources(field.id).find(isPageSource);
  const isConflict = choices > 1 && !isClosed;
  const hasInput = !isConflict || isOther || state === 'edited';
  const isWide =
    isConflict ||
    isEditedTwice ||
    wasAsked ||
    roomy.includes(field.type) ||
    (isGroup && isLong(field)) ||
    (isTick && field.label.length > 40);
  const isLocked = holder !== null && !isClosed;
  const describedBy = [field.help && `${id}-help`, problem && `${id}-error`, isLocked && `${id}-lock`, `${id}-state`]
    .filter(Boolean)
    .join(' ');

  const enter = () => {
    editor.enter(field.id);
    showSource(page ?? null, field.id);
  };
  // Enter confirms the value and moves to the next field.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || state !== 'confirm' || !(event.target instanceof HTMLInputElement) || isClosed) return;
    if (event.target.type !== 'text' && event.target.type !== 'tel') return;
    if (event.target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    editor.confirm(field.id);
    editor.next();
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
      data-locked={isLocked || undefined}
      onFocusCapture={enter}
      onKeyDown={press}
    >
      <QuestionHeader field={field} id={id} isGroup={isGroup || isClosed || !hasInput} isTick={isTick && !isClosed} />
      {isClosed ? (
        <p className="form-answer-text">
          {answerText(field, editor.valueOf(field.id), texts, language) || t('nothing')}
        </p>
      ) : (
        <fieldset className="form-lockable" disabled={isLocked}>
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
                  aria-label={t('confirmField', { field: texts(field.label) })}
                  onClick={() => {
                    editor.confirm(field.id);
                    document.getElementById(id)?.focus();
                  }}
                >
                  {t('correct')}
                </Button>
              )}
            </div>
          )}
        </fieldset>
      )}
      {isLocked && <FieldLock name={holder} id={`${id}-lock`} />}
      {problem && !isClosed && (
        <p className="form-error" id={`${id}-error`}>
          <IconAlertCircle size={15} stroke={2} aria-hidden /> {problemText(t, problem, field)}
        </p>
      )}
      <EditorsChoice field={field} />
      <QuestionFooter field={field} state={state} id={`${id}-state`} isClosed={isClosed} />
      {below}
      <Suspense>
        <FieldFindings applicationUid={editor.applicationUid} field={field.id} />
      </Suspense>
    </div>
  );
}

const isLong = ({ options = [] }: Field) => options.length > 4 || options.some((option) => option.length > 18);
