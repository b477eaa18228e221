import { findOption } from '@visawright/packs/values/find-option.ts';
import { formQuestions } from '@visawright/packs/recording/form-questions.ts';
import { proposedField } from '@visawright/packs/recording/proposed-field.ts';
import { questionOf } from '@visawright/packs/values/answer-of.ts';
import { PersonalReason } from '@visawright/contract/extension/pack.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useEffect, useRef } from 'react';
import { rowState, type RecordedRow, type RowState } from '../../recorder/recorder-state.ts';
import { Link } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { useTexts } from '../use-texts.ts';

interface RecorderRowProps {
  readonly row: RecordedRow;
  readonly form: Form;
  readonly isSelected: boolean;
}

function Options({ row, form }: Pick<RecorderRowProps, 'row' | 'form'>) {
  const { t } = useTexts();
  const { recorder } = useActions();
  const { field, control } = row;
  const id = field ? questionOf(field.from) : null;
  const ours = formQuestions(form).find((question) => question.id === id)?.field.options ?? [];
  if (!field || ours.length === 0 || control.options.length === 0) return null;
  const matchOf = (option: string) => field.options?.[option] ?? findOption(control.options, option) ?? '';
  const matched = ours.filter((option) => matchOf(option) !== '').length;
  return (
    <details className="recorder-options" open={matched < ours.length}>
      <summary className="link">
        {t.recorder.options(control.options.length, matched)} · {t.recorder.matchOptions}
      </summary>
      {ours.map((option) => (
        <label key={option}>
          {option}
          <select
            aria-label={t.recorder.optionFor(option)}
            value={matchOf(option)}
            onChange={(event) => {
              const { [option]: _, ...others } = field.options ?? {};
              const options = event.target.value === '' ? others : { ...others, [option]: event.target.value };
              recorder.choose(control.ref, { ...field, options });
            }}
          >
            <option value="">{t.recorder.noMatch}</option>
            {control.options.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

function shareText(state: RowState, { field, confidence }: RecordedRow, t: ReturnType<typeof useTexts>['t']): string {
  if (state === 'personal') return '';
  return field === null ? t.recorder.noShare : t.recorder.percent(Math.round(confidence * 100));
}

export function RecorderRow({ row, form, isSelected }: RecorderRowProps) {
  const { t } = useTexts();
  const { recorder } = useActions();
  const element = useRef<HTMLLIElement>(null);
  const { control, number, field, because, isInBlock } = row;
  const state = rowState(row);
  const questions = formQuestions(form);
  const id = field ? (questionOf(field.from) ?? 'fixed') : '';
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const choose = (chosen: string) => {
    const question = questions.find((each) => each.id === chosen);
    recorder.choose(control.ref, question ? proposedField(control, question) : null);
  };
  return (
    <li ref={element} aria-current={isSelected || undefined}>
      <div className="recorder-row" data-state={state} data-selected={isSelected || undefined}>
        <button type="button" onClick={() => recorder.select(control.ref)} aria-label={`${number} ${control.label}`}>
          {number}
        </button>
        <span>{control.label || control.name || control.id}</span>
        {state === 'personal' ? (
          <span>{t.recorder.reasons[row.reason ?? 'other']}</span>
        ) : (
          <select
            aria-label={t.recorder.questionOf(control.label)}
            value={id}
            disabled={isInBlock}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{t.recorder.chooseQuestion}</option>
            {id !== '' && !questions.some((question) => question.id === id) ? <option value={id}>{id}</option> : null}
            {questions.map((question) => (
              <option key={question.id} value={question.id}>
                {question.repeat ? `${question.repeat.label}: ${question.field.label}` : question.field.label}
              </option>
            ))}
          </select>
        )}
        <small data-state={state}>{shareText(state, row, t)}</small>
      </div>
      {isSelected ? (
        <>
          <div className="recorder-note">
            {because ? <span>{because}</span> : null}
            {field && state !== 'sure' ? (
              <Link onClick={() => recorder.take(control.ref)}>{t.recorder.take}</Link>
            ) : null}
            {control.kind === 'list' && control.options.length === 0 ? (
              <Link onClick={() => recorder.learnOptions(control.ref)}>{t.recorder.learn}</Link>
            ) : null}
          </div>
          {isInBlock ? null : (
            <label className="recorder-note">
              {t.recorder.leave}
              <select
                value={row.reason ?? ''}
                onChange={(event) => {
                  const reason = PersonalReason.find((each) => each === event.target.value);
                  if (reason) recorder.leave(control.ref, reason);
                  else recorder.choose(control.ref, null);
                }}
              >
                <option value="">–</option>
                {PersonalReason.map((reason) => (
                  <option key={reason} value={reason}>
                    {t.recorder.reasons[reason]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Options row={row} form={form} />
        </>
      ) : null}
    </li>
  );
}
