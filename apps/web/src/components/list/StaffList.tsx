import { useId, useRef, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Tabs } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useDevice } from '../../lib/device.ts';
import { ListDrawer } from './ListDrawer.tsx';
import { ListHead } from './ListHead.tsx';
import { ListPane } from './ListPane.tsx';
import { invalidateList } from './list-cache.ts';
import { activeView, viewQuery } from './list-views.ts';
import { useListWords } from './list-words.ts';
import type { ListView, StaffListProps } from './list.types.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useList } from './use-list.ts';
import { useRowMoves } from './use-row-moves.ts';
import { ViewBar } from './ViewBar.tsx';
import './list.css';
import './list-table.css';
import './list-parts.css';

const dockedFrom = 1200;
const roomy = 760;

// The one list of the staff side: applications, applicants, agents, agencies, distributors, reviewers.
export function StaffList<Row>({ definition, savedViews, newCount = 0, onShowNew }: StaffListProps<Row>) {
  const t = useListWords();
  const client = useQueryClient();
  const list = useList(definition);
  const { place, move, look, pages, open, state } = list;
  const titleId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const { ref: paneRef, width } = useElementSize();
  const isDocked = useDevice().width > dockedFrom;
  const moves = useRowMoves(list, { rowsRef, titleId });
  useKeepFocus(rootRef, rowsRef);

  const whole: ListView = { id: 'all', label: t('views.all'), kind: 'default', query: {} };
  const own = definition.views?.length ? definition.views : [whole];
  const views = [...own, ...(savedViews?.list ?? [])];
  const extraTabs = definition.extraTabs ?? [];
  const extra = extraTabs.find(({ id }) => id === place.view);
  const active = activeView(place, views, definition);
  const hasTabs = views.length > 1 || extraTabs.length > 0 || savedViews !== undefined;

  const toView = (view: ListView) => {
    move({ ...viewQuery(view, definition), view: view.id === views[0]?.id ? null : view.id, open: null, tab: null });
    if (view.columns) look.change({ columns: view.columns });
  };
  const toTab = (id: string | null) => {
    const view = views.find((one) => one.id === id);
    if (view) toView(view);
    else if (id !== null)
      move({ search: '', filters: {}, sort: definition.defaultSort, view: id, open: null, tab: null });
  };
  const showNew = async () => {
    pages.toStart();
    rowsRef.current?.scrollTo({ top: 0 });
    await invalidateList(client, definition.name);
    onShowNew?.();
  };

  const body: ReactNode = extra ? (
    extra.content()
  ) : (
    <ListPane list={list} moves={moves} rowsRef={rowsRef} width={width} />
  );
  const head = (
    <ListHead
      definition={definition}
      total={state === 'failing' || pages.isBusy ? undefined : pages.span}
      newCount={newCount}
      onShowNew={() => void showNew()}
      isQuiet={state === 'failing' || (state === 'empty' && definition.empty.action !== undefined)}
      isNarrow={width > 0 && width < roomy}
    />
  );
  return (
    <div ref={rootRef} className="list" data-list={definition.name} data-state={state} aria-busy={pages.isBusy}>
      {hasTabs ? (
        <Tabs
          unstyled
          ref={paneRef}
          className="list-pane"
          value={extra?.id ?? active.view?.id ?? null}
          onChange={toTab}
        >
          {head}
          <ViewBar
            views={views}
            extraTabs={extraTabs}
            active={active}
            isExtra={extra !== undefined}
            savedViews={savedViews}
            now={{ query: list.query, ...(look.columns ? { columns: look.columns } : {}) }}
            onView={toView}
          />
          <Tabs.Panel value={extra?.id ?? active.view?.id ?? ''} className="list-panel">
            {body}
          </Tabs.Panel>
        </Tabs>
      ) : (
        <div ref={paneRef} className="list-pane">
          {head}
          <div className="list-panel">{body}</div>
        </div>
      )}
      {definition.drawer && !extra && (
        <ListDrawer
          isDocked={isDocked}
          definition={definition}
          open={open}
          titleId={titleId}
          tab={place.tab}
          onTab={(tab) => move({ tab }, 'replace')}
          onPrevious={moves.previous}
          onNext={moves.next}
          onPage={moves.toPage}
          onClose={moves.close}
        />
      )}
    </div>
  );
}
