import type { OverviewSection } from './answer-overview.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { splitTitle } from '../definition/section-title.ts';

interface Props {
  section: OverviewSection;
  words: (text: string) => string;
  onChange: ((field: string) => void) | null;
}

export function SectionAnswers({ section: { id, title, lines }, words, onChange }: Props) {
  const { name, place } = splitTitle(words(title));
  return (
    <section className="check-section" data-section={id} aria-labelledby={`check-${id}`}>
      <div className="check-head">
        <h3 id={`check-${id}`}>{name}</h3>
        {place && <small>{place}</small>}
      </div>
      <dl className="check-rows">
        {lines.map((line) => (
          <AnswerRow
            key={line.field.id}
            line={line}
            words={words}
            onChange={onChange && (() => onChange(line.field.id))}
          />
        ))}
      </dl>
    </section>
  );
}
