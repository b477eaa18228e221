import { answerText } from '../answer-text.ts';
import { useWords } from '../form-words.ts';
import { problemText } from '../problem-text.ts';
import { placeText } from '../section-title.ts';
import { SourceChip } from '../SourceChip.tsx';
import { answerItems } from './answer-items.ts';
import { AnswerMark } from './AnswerMark.tsx';
import type { CheckLine, Problem } from './check-sheet.ts';
import { useCheckWords } from './check-words.ts';

interface Props {
  line: CheckLine;
  words: (text: string) => string;
  onChange: (() => void) | null; // null: it cannot be changed
}

export function AnswerRow({ line, words, onChange }: Props) {
  const { t, language } = useCheckWords();
  const { t: ofForm } = useWords();
  const { field, value, state, problem, source } = line;
  const label = words(field.label);
  // A box or a page of the printed form helps a person; a portal's own name of an input does not.
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
            {t(field.required ? 'nothing' : 'left')}
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
                  <AnswerMark line={line} words={words} />
                </>
              )}
        </span>
      </dd>
      {onChange && (
        <dd className="check-deed">
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
