import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useWords } from './form-words.ts';
import { useSays, useWork } from './FormWorkProvider.tsx';
import { Question } from './Question.tsx';
import { splitTitle } from './section-title.ts';
import type { SectionCount } from './to-check.ts';

interface Props {
  section: SectionCount;
  all: readonly SectionCount[];
}

// The opened section's questions in the form's order, and the ways to its neighbours.
export function SectionCard({ section, all }: Props) {
  const { t } = useWords();
  const says = useSays();
  const work = useWork();
  const head = useRef<HTMLHeadingElement>(null);
  const { name, place } = splitTitle(says(section.title));
  const at = all.findIndex(({ id }) => id === section.id);
  const [before, after] = [all[at - 1], all[at + 1]];
  // A section somebody opened begins at its head; one opened for a field leaves the focus to the field.
  useEffect(() => {
    const { section: opened, asked } = work.store.getState();
    if (opened === section.id && work.sectionOf(asked?.field ?? '') !== section.id) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [work, section.id]);
  return (
    <section
      className="form-card"
      data-section={section.id}
      data-tour="form-fields"
      aria-labelledby={`section-${section.id}`}
    >
      <div className="form-card-head">
        <h2 id={`section-${section.id}`} ref={head} tabIndex={-1}>
          {name}
        </h2>
        <span>{place}</span>
      </div>
      {work.isClosed(section.id) && !work.store.getState().state.isReadOnly && (
        <p className="form-closed">{t('closedSection')}</p>
      )}
      <div className="form-grid">
        {section.fields.map((field) => (
          <Question key={field.id} field={field} />
        ))}
      </div>
      <div className="form-ways">
        {before && (
          <Button
            variant="subtle"
            color="dark"
            leftSection={<IconArrowLeft size={17} aria-hidden />}
            onClick={() => work.open(before.id)}
          >
            {splitTitle(says(before.title)).name}
          </Button>
        )}
        {after && (
          <Button
            variant="default"
            className="form-after"
            rightSection={<IconArrowRight size={17} aria-hidden />}
            onClick={() => work.open(after.id)}
          >
            {splitTitle(says(after.title)).name}
          </Button>
        )}
      </div>
    </section>
  );
}
