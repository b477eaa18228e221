import { useState } from 'react';
import { Tabs } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import type { ActiveView } from './list-views.ts';
import type { ListExtraTab, ListView, NewView, SavedViews } from '../list.types.ts';
import { SaveView } from './SaveView.tsx';
import { ViewOptions } from './ViewOptions.tsx';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { formatNumber, totalText } from '../table/format-number.ts';

interface Props {
  views: readonly ListView[];
  extraTabs: readonly ListExtraTab[];
  active: ActiveView;
  isExtra: boolean;
  savedViews: SavedViews | undefined;
  now: Omit<NewView, 'label' | 'shared'>;
  onView: (view: ListView) => void;
}

export function ViewBar({ views, extraTabs, active, isExtra, savedViews, now, onView }: Props) {
  const { t } = useListTexts();
  const [isSaving, setSaving] = useState(false);
  const { view, isChanged } = active;
  const mayEdit = view && (view.kind === 'mine' || view.mayEdit);
  return (
    <div className="list-views">
      <Tabs.List className="list-tabs" aria-label={t('views.label')}>
        {views.map(({ id, label, kind, count }) => (
          <Tabs.Tab key={id} value={id} className="list-tab">
            {kind === 'shared' && <IconUsers size={14} role="img" aria-label={t('saveView.sharedMark')} />}
            {label}
            {count && ' '}
            {count && <small>{totalText(count, t)}</small>}
          </Tabs.Tab>
        ))}
        {extraTabs.map(({ id, label, count, urgent }) => (
          <Tabs.Tab key={id} value={id} className="list-tab">
            {label}
            {Boolean(count) && ' '}
            {Boolean(count) && <small data-urgent={urgent || undefined}>{formatNumber(count!)}</small>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {savedViews && !isExtra && mayEdit && (
        <ViewOptions
          savedViews={savedViews}
          view={view}
          isChanged={isChanged}
          now={now}
          onReset={() => onView(view)}
          onRemoved={() => views[0] && onView(views[0])}
        />
      )}
      {savedViews && !isExtra && isChanged && (
        <button type="button" className="list-tab list-saveview" onClick={() => setSaving(true)}>
          <IconPlus size={14} aria-hidden />
          {t('views.new')}
        </button>
      )}
      {savedViews && isSaving && (
        <SaveView savedViews={savedViews} view={now} onSaved={onView} onClose={() => setSaving(false)} />
      )}
    </div>
  );
}
