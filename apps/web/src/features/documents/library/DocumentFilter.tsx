import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  groups: readonly { readonly id: string; readonly title: string; readonly count: number }[];
  chosen: string | null; // null: all
  onChoose: (id: string | null) => void;
}

export function DocumentFilter({ groups, chosen, onChoose }: Props) {
  const { t } = useDocumentsTexts();
  if (groups.length < 2) return null;
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="docs-filter" role="group" aria-label={t('filter.label')}>
      {[{ id: null, title: t('filter.all'), count: all }, ...groups].map(({ id, title, count }) => (
        <button key={title} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {title} <small>{count}</small>
        </button>
      ))}
    </div>
  );
}
