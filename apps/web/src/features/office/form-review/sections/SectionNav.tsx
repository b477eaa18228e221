import { IconArrowBackUp, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useFormLabels } from '../../../form/editor/FormEditorProvider.tsx';
import { splitTitle } from '../../../form/definition/section-title.ts';
import type { NavItem } from './nav-items.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  items: readonly NavItem[];
  current: string | null;
  onOpen: (section: string) => void;
  end?: { isDone: boolean; isOpen: boolean; onOpen: () => void }; // Check answers, after the last section
}

const marks = {
  done: <IconCircleCheckFilled size={16} className="fr-ok" aria-hidden />,
  bad: <IconArrowBackUp size={16} stroke={2.2} className="fr-bad" aria-hidden />,
  todo: <IconCircleDashed size={16} className="fr-faint" aria-hidden />,
};

export function SectionNav({ items, current, onOpen, end }: Props) {
  const { t } = useFormStaffTexts();
  const texts = useFormLabels();
  return (
    <nav aria-label={t('sections')} className="fr-sections">
      {items.map(({ id, title, mark, word, count }) => {
        const { name, place } = splitTitle(texts(title));
        return (
          <button
            key={id}
            type="button"
            className="fr-sec"
            data-to={id}
            aria-current={(id === current && !end?.isOpen) || undefined}
            onClick={() => onOpen(id)}
          >
            {marks[mark]}
            <span>
              <b>{name}</b>
              <small>
                <span data-mark={mark}>{t(word, count === undefined ? {} : { count })}</span>
                {place && ` · ${place}`}
              </small>
            </span>
          </button>
        );
      })}
      {end && (
        <button
          type="button"
          className="fr-sec"
          data-to="end"
          aria-current={end.isOpen || undefined}
          onClick={end.onOpen}
        >
          {marks[end.isDone ? 'done' : 'todo']}
          <span>
            <b>{t('end')}</b>
            <small>{t(end.isDone ? 'endDone' : 'endHint')}</small>
          </span>
        </button>
      )}
    </nav>
  );
}
