import { useCallback, useRef, type RefObject } from 'react';
import { Button } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { PageList } from './PageList.tsx';
import { PagesFilter } from './PagesFilter.tsx';
import { isUnsorted } from '../state/page-items.ts';
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
  const clear = useCallback(() => {
    setView({ search: '', order: 'category' });
    search.current?.focus();
  }, [setView, search]);
  const enterList = useCallback(() => pane.current?.querySelector<HTMLElement>('[role=grid]')?.focus(), []);
  return (
    <section className="pg-pane pg-pages" aria-label={t('pagesPane')} ref={pane}>
      <PagesFilter view={view} count={count} search={search} onView={setView} onClear={clear} onDown={enterList} />
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
