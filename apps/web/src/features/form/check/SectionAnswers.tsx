import { isEmptyAnswer } from '@visawright/forms/answers/empty-answer.ts';
import type { OverviewLine, OverviewSection } from './answer-overview.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { splitTitle } from '../definition/section-title.ts';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

interface Props {
  section: OverviewSection;
  words: (text: string) => string;
  receiptsOf: string | null;
  onChange: ((field: string) => void) | null;
}

const isLeftEmpty = ({ value, problem }: OverviewLine) => problem === null && isEmptyAnswer(value);

// Questions that may stay empty are one line, which can be opened.
export function SectionAnswers({ section: { id, title, lines }, words, receiptsOf, onChange }: Props) {
  const { t } = useCheckTexts();
  const { name, place } = splitTitle(words(title));
  const [empty, answered] = [lines.filter(isLeftEmpty), lines.filter((line) => !isLeftEmpty(line))];
  const rows = (own: readonly OverviewLine[]) => (
    <dl className="check-rows">
      {own.map((line) => (
        <AnswerRow
          key={line.field.id}
          line={line}
          words={words}
          receiptsOf={receiptsOf}
          onChange={onChange && (() => onChange(line.field.id))}
        />
      ))}
    </dl>
  );
  return (
    <section className="check-section" data-section={id} aria-labelledby={`check-${id}`}>
      <div className="check-head">
        <h3 id={`check-${id}`}>{name}</h3>
        {place && <small>{place}</small>}
      </div>
      {answered.length > 0 && rows(answered)}
      {empty.length > 0 && (
        <details className="check-empty">
          <summary>{t('empty', { count: empty.length })}</summary>
          {rows(empty)}
        </details>
      )}
    </section>
  );
}
