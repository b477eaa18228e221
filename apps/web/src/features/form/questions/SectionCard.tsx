import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEditor } from '../editor/FormEditorProvider.tsx';
import { Question } from './Question.tsx';
import { questionsSection } from '../editor/editor-state.ts';
import { useSectionName } from './use-section-name.ts';
import type { SectionCount } from '../editor/fields-to-check.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  section: SectionCount;
  all: readonly SectionCount[];
}

export function SectionCard({ section, all }: Props) {
  const { t } = useFormTexts();
  const nameOf = useSectionName();
  const editor = useEditor();
  const head = useRef<HTMLHeadingElement>(null);
  const { name, place } = nameOf(section);
  const isGathered = section.id === questionsSection;
  const sectionOf = (field: string) => all.find(({ id }) => id === editor.sectionOf(field))!;
  const at = all.findIndex(({ id }) => id === section.id);
  const [before, after] = [all[at - 1], all[at + 1]];
  // Scroll to the top of a section opened by the user; when it was opened for a field, the field takes focus.
  useEffect(() => {
    const { section: opened, focusRequest: asked } = editor.store.getState();
    const isForField = asked !== null && editor.shownIn(asked.field) === section.id;
    if (opened === section.id && !isForField) {
      head.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [editor, section.id]);
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
      {editor.isClosed(section.id) && !editor.store.getState().state.isReadOnly && (
        <p className="form-closed">{t('closedSection')}</p>
      )}
      {isGathered ? (
        <div className="form-grid" data-gathered>
          {section.fields.map((field) => (
            <div key={field.id}>
              <p className="form-from">{nameOf(sectionOf(field.id)).name}</p>
              <Question field={field} />
            </div>
          ))}
        </div>
      ) : (
        <div className="form-grid">
          {section.fields.map((field) => (
            <Question key={field.id} field={field} />
          ))}
        </div>
      )}
      <div className="form-nav">
        {before && (
          <Button
            variant="subtle"
            color="dark"
            leftSection={<IconArrowLeft size={17} aria-hidden />}
            onClick={() => editor.open(before.id)}
          >
            {nameOf(before).name}
          </Button>
        )}
        {after && (
          <Button
            variant="default"
            className="form-after"
            rightSection={<IconArrowRight size={17} aria-hidden />}
            onClick={() => editor.open(after.id)}
          >
            {nameOf(after).name}
          </Button>
        )}
      </div>
    </section>
  );
}
