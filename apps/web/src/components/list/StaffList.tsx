import { useId, useRef, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Tabs } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useDevice } from '../../lib/browser/device.ts';
import { ListDrawer } from './drawer/ListDrawer.tsx';
import { ListHead } from './table/ListHead.tsx';
import { ListPane } from './ListPane.tsx';
import { invalidateList } from './state/list-cache.ts';
import { activeView, viewQuery } from './views/list-views.ts';
import type { ListView, StaffListProps } from './list.types.ts';
import { usePreservedFocus } from './state/use-preserved-focus.ts';
import { useList } from './state/use-list.ts';
import { useRowNavigation } from './table/use-row-navigation.ts';
import { ViewBar } from './views/ViewBar.tsx';
import './list.css';
import './table/list-table.css';
import './list-parts.css';
import { useListTexts } from '../../translations/list/list-texts.ts';

const dockedFrom = 1200;
const roomy = 760;

// The list component of all staff screens.
export function StaffList<Row>({ definition, savedViews, newCount = 0, onShowNew }: StaffListProps<Row>) {
  const { t } = useListTexts();
  const client = useQueryClient();
  const list = useList(definition);
  const { location, move, columnSettings, pages, open, state } = list;
  const titleId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const { ref: paneRef, width } = useElementSize();
  const isDocked = useDevice().width > dockedFrom;
  const moves = useRowNavigation(list, { rowsRef, titleId });
  usePreservedFocus(rootRef, rowsRef);

  const whole: ListView = { id: 'all', label: t('views.all'), kind: 'default', query: {} };
  const own = definition.views?.length ? definition.views : [whole];
  const views = [...own, ...(savedViews?.list ?? [])];
  const extraTabs = definition.extraTabs ?? [];
  const extra = extraTabs.find(({ id }) => id === location.view);
  const active = activeView(location, views, definition);
  const hasTabs = views.length > 1 || extraTabs.length > 0 || savedViews !== undefined;

  const toView = (view: ListView) => {
    move({ ...viewQuery(view, definition), view: view.id === views[0]?.id ? null : view.id, open: null, tab: null });
    if (view.columns) columnSettings.change({ columns: view.columns });
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
            now={{ query: list.query, ...(columnSettings.columns ? { columns: columnSettings.columns } : {}) }}
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
          tab={location.tab}
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
