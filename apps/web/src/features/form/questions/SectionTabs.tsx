import { useEffect, useRef } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { useEditor } from '../editor/FormEditorProvider.tsx';
import { useSectionName } from './use-section-name.ts';
import type { Sections } from '../editor/use-sections.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

export function SectionTabs({ counted: { sections, section } }: { counted: Sections }) {
  const { t } = useFormTexts();
  const nameOf = useSectionName();
  const editor = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const opened = section?.id;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (tab && list.current)
      list.current.scrollTo({ left: tab.offsetLeft - list.current.clientWidth / 2 + tab.clientWidth / 2 });
  }, [opened]);
  return (
    <nav className="form-sections" aria-label={t('sections')}>
      <ul ref={list} data-many={sections.length > 12 || undefined}>
        {sections.map(({ id, title, toCheck }) => {
          const { name, place } = nameOf({ id, title });
          return (
            <li key={id}>
              <button
                type="button"
                data-tab={id}
                aria-current={id === opened || undefined}
                onClick={() => editor.open(id)}
              >
                <b>{name}</b>
                {toCheck > 0 && !editor.isClosed(id) ? (
                  <small data-left>
                    <i aria-hidden /> {t('toCheck', { count: toCheck })}
                  </small>
                ) : (
                  <small>
                    <IconCheck size={13} stroke={2.6} aria-hidden /> {place || t('done')}
                  </small>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
