import { PortalMark } from '../../shared/extension/receipts/PortalMark.tsx';
import { answerText } from '../values/answer-text.ts';
import { problemText } from '../definition/problem-text.ts';
import { placeText } from '../definition/section-title.ts';
import { SourceChip } from '../sources/SourceChip.tsx';
import { answerItems } from './answer-items.ts';
import { AnswerBadge } from './AnswerBadge.tsx';
import type { OverviewLine, Problem } from './answer-overview.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

interface Props {
  line: OverviewLine;
  words: (text: string) => string;
  receiptsOf: string | null; // of the application, once it is declared
  onChange: (() => void) | null; // null: read-only
}

export function AnswerRow({ line, words, receiptsOf, onChange }: Props) {
  const { t, language } = useCheckTexts();
  const { t: ofForm } = useFormTexts();
  const { field, value, state, problem, source } = line;
  const label = words(field.label);
  // Boxes and pages of the printed form help the reader; input names of a portal do not.
  const place = field.ref && /^(box|page) /.test(field.ref) ? placeText(ofForm, field.ref) : '';
  const text = field.type === 'repeat' ? '' : answerText(field, value, words, language);
  const items = answerItems(field, value, words, language);
  const problemOf = ({ code }: Problem) =>
    code === 'conflict' ? t('state.conflict') : problemText(ofForm, { code }, field);
  const isEmpty = text === '' && items.length === 0;
  return (
    <div className="check-row" data-field={field.id} data-state={state} data-wrong={problem ? true : undefined}>
      <dt>
        {label}
        {place && <small>{place}</small>}
      </dt>
      <dd>
        {isEmpty && (
          <span className="check-none" data-wrong={problem ? true : undefined}>
            {t(field.required ? 'nothing' : 'leftEmpty')}
          </span>
        )}
        {text && <span className="check-value">{text}</span>}
        {items.map((parts) => (
          <dl className="check-item" key={parts.map((part) => part.text).join(' ')}>
            {parts.map((part) => (
              <div key={part.label}>
                <dt>{part.label}</dt>
                <dd>{part.text}</dd>
              </div>
            ))}
          </dl>
        ))}
        <span className="check-from">
          {problem
            ? problem.code !== 'required' && <b className="check-problem">{problemOf(problem)}</b>
            : !(isEmpty && state === 'optional') && (
                <>
                  {source && <SourceChip source={source} field={field.id} />}
                  <AnswerBadge line={line} words={words} />
                </>
              )}
          <PortalMark applicationUid={receiptsOf} question={field.id} />
        </span>
      </dd>
      {onChange && (
        <dd className="check-action">
          <button
            type="button"
            className="check-change"
            aria-label={t('changeField', { field: label })}
            onClick={onChange}
          >
            {t('change')}
          </button>
        </dd>
      )}
    </div>
  );
}
