import { useRef, type RefObject } from 'react';
import { Button, Select, TextInput } from '@mantine/core';
import { IconAlertTriangleFilled, IconSearch } from '@tabler/icons-react';
import { PageList } from './PageList.tsx';
import { isUnsorted, pageOrders, type PageOrder } from '../state/page-items.ts';
import type { Workspace } from '../use-workspace.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Props {
  workspace: Workspace;
  search: RefObject<HTMLInputElement | null>;
  onEnter: () => void;
}

export function PagesPane({ workspace, search, onEnter }: Props) {
  const { t } = usePlaygroundTexts();
  const { view, setView, found, count, documents, showOnly } = workspace;
  const pane = useRef<HTMLElement>(null);
  const unsorted = documents.filter(isUnsorted).reduce((sum, { pages }) => sum + pages.length, 0);
  const clear = () => {
    setView({ search: '', order: 'category' });
    search.current?.focus();
  };
  return (
    <section className="pg-pane pg-pages" aria-label={t('pagesPane')} ref={pane}>
      <div className="pg-filter">
        <TextInput
          ref={search}
          size="xs"
          type="search"
          aria-label={t('find')}
          placeholder={t('findIn', { count })}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={view.search}
          maxLength={100}
          onChange={(event) => setView({ ...view, search: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && view.search !== '') clear();
            if (event.key === 'ArrowDown') pane.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
          }}
        />
        <Select
          size="xs"
          aria-label={t('order.label')}
          data={pageOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
          value={view.order}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true, width: 'max-content', position: 'bottom-end' }}
          onChange={(order) => setView({ ...view, order: order as PageOrder })}
        />
      </div>
      {unsorted > 0 && (
        <p className="pg-unsorted">
          <IconAlertTriangleFilled size={14} aria-hidden />
          <span>{t('unsorted', { count: unsorted })}</span>
          <button type="button" onClick={() => showOnly(isUnsorted)}>
            {t('sortThem')}
          </button>
        </p>
      )}
      {found.length > 0 ? (
        <PageList workspace={workspace} blocks={found} onEnter={onEnter} />
      ) : (
        <div className="pg-none" role="status">
          <p>{view.search ? t('noMatch', { text: view.search }) : t('noneLeft')}</p>
          <Button size="xs" variant="default" onClick={clear}>
            {t('showAll')}
          </Button>
        </div>
      )}
    </section>
  );
}
