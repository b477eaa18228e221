import '../../../../components/list/list.css';
import '../../../../components/list/table/list-table.css';
import '../../../../components/list/list-parts.css';
import './audit.css';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '@mantine/core';
import { IconClipboardList, IconSearchOff } from '@tabler/icons-react';
import { reachOf } from '@visawright/contract/platform/access.ts';
import { FailingList } from '../../../../components/list/empty/FailingList.tsx';
import { StateFrame } from '../../../../components/list/empty/StateFrame.tsx';
import { FilterBar } from '../../../../components/list/filters/FilterBar.tsx';
import { SearchBox } from '../../../../components/list/filters/SearchBox.tsx';
import { useListKeyHelp, useListKeys } from '../../../../components/list/keyboard/use-list-keys.ts';
import { addressText, isPlain } from '../../../../components/list/state/list-location.ts';
import { useStableCallback } from '../../../../components/list/state/use-stable-callback.ts';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { formatNumber, totalText } from '../../../../components/list/table/format-number.ts';
import { rowAt, rowLink } from '../../../../components/list/table/row-focus.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { listText } from '../../../../translations/list/list-texts.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import { EntryPane } from './EntryPane.tsx';
import { ExportTrail } from './ExportTrail.tsx';
import { TrailFoot } from './TrailFoot.tsx';
import { TrailSeal } from './TrailSeal.tsx';
import { TrailTable } from './TrailTable.tsx';
import { useTrailCheck, useTrailEntries } from './trail.api.ts';
import { useLoadAtEnd } from './use-load-at-end.ts';
import { useTrailFilters } from './use-trail-filters.ts';

const name = 'audit';

// The audit trail: who opened which data, and every change of people, companies and settings.
export function AuditTab() {
  const { t } = useTrailTexts();
  const { user } = useSession();
  const { filters, location, move, query } = useTrailFilters();
  const pages = useTrailEntries(query);
  const { data: check } = useTrailCheck();
  const searchRef = useRef<HTMLInputElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const isBusy = pages.isPending || pages.isPlaceholderData;
  const isSlow = useDelayed(isBusy);
  const first = pages.data?.pages[0];
  const entries = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFailing = pages.isError && pages.data === undefined;
  const isEmpty = !isBusy && !isFailing && entries.length === 0;
  const state = isFailing ? 'failing' : !isEmpty ? 'rows' : isPlain(location) ? 'empty' : 'noMatch';
  const endRef = useLoadAtEnd(rowsRef, pages, entries.length);
  const { open } = location;

  const openEntry = useStableCallback((entryNumber: string) => move({ open: entryNumber }));
  const params = new URLSearchParams(useLocation().search);
  const hrefOf = (entryNumber: string) => {
    params.set('tab', name);
    params.set('open', entryNumber);
    return `/settings?${addressText(params)}`;
  };
  const at = entries.findIndex(({ entryNumber }) => String(entryNumber) === open);
  const toward = (step: -1 | 1) => {
    const next = at < 0 ? undefined : entries[at + step];
    return next ? () => move({ open: String(next.entryNumber) }, 'replace') : null;
  };
  const focusRow = (step: -1 | 1) => {
    const here = entries.findIndex(({ entryNumber }) => String(entryNumber) === rowAt(document.activeElement));
    const next = entries[here < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, here + step))];
    if (next) rowLink(rowsRef.current, String(next.entryNumber))?.focus();
  };
  const close = () => {
    const closed = open;
    move({ open: null });
    if (closed) rowLink(rowsRef.current, closed)?.focus();
  };
  const clear = () => {
    move({ search: '', filters: {} });
    searchRef.current?.focus();
  };
  useListKeys(true, {
    down: () => (open ? toward(1)?.() : focusRow(1)),
    up: () => (open ? toward(-1)?.() : focusRow(-1)),
    search: () => searchRef.current?.select(),
    ...(open ? { close } : {}),
  });
  useListKeyHelp({ edit: false, create: false, select: false, page: false });

  const total = first && !isBusy ? totalText(first, listText) : '';
  const isRealm = reachOf('audit.browse', user.role[0] ?? 'agency') === 'realm';
  return (
    <section className="trail" aria-labelledby="set-title" data-state={state} aria-busy={isBusy}>
      <div className="list trail-list">
        <div className="list-pane">
          <header className="trail-head">
            <h2 id="set-title">{t('title')}</h2>
            {state === 'rows' && <ExportTrail query={query} total={total} />}
            <p className="set-lead">{t(isRealm ? 'leadRealm' : 'leadAgency')}</p>
          </header>
          <TrailSeal onShow={(number) => openEntry(String(number))} />
          <div className="list-toolbar">
            <SearchBox
              title={t('title')}
              placeholder={t('search')}
              value={location.search}
              onSearch={(search) => move({ search }, 'replace')}
              inputRef={searchRef}
            />
            <FilterBar definition={{ name, filters }} location={location} move={move} searchRef={searchRef} />
          </div>
          <div className="list-rows trail-rows" ref={rowsRef} tabIndex={-1} data-still={state !== 'rows' || undefined}>
            {state === 'rows' && (
              <TrailTable
                entries={isSlow ? [] : entries}
                open={open}
                fault={check?.fault?.entryNumber ?? null}
                isSlow={isSlow}
                hrefOf={hrefOf}
                onOpen={openEntry}
              />
            )}
            <div ref={endRef} />
            {state === 'empty' && (
              <StateFrame icon={IconClipboardList} title={t('empty.title')} text={t('empty.text')} state="empty" />
            )}
            {state === 'noMatch' && (
              <StateFrame icon={IconSearchOff} title={t('noMatch.title')} text={t('noMatch.text')} state="noMatch">
                <Button variant="default" onClick={clear}>
                  {t('noMatch.clear')}
                </Button>
              </StateFrame>
            )}
            {state === 'failing' && (
              <FailingList error={pages.error} onAgain={() => void pages.refetch()} isTrying={pages.isFetching} />
            )}
          </div>
          {state === 'rows' && !isBusy && (
            <TrailFoot pages={pages} shown={formatNumber(entries.length)} total={total} />
          )}
        </div>
        {open && <EntryPane entryNumber={open} onPrevious={toward(-1)} onNext={toward(1)} onClose={close} />}
      </div>
    </section>
  );
}
