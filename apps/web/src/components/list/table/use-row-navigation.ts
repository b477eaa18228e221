import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { rowLink } from './row-focus.ts';
import type { List } from '../state/use-list.ts';

interface Parts {
  readonly rowsRef: RefObject<HTMLElement | null>;
  readonly titleId: string;
}

// Keyboard cursor and row navigation, with the drawer open or closed.
export function useRowNavigation<Row>(
  { definition, location, move, pages, open }: List<Row>,
  { rowsRef, titleId }: Parts,
) {
  const navigate = useNavigate();
  const [cursor, setCursor] = useState<string | null>(null);
  const wantsTitle = useRef(false);
  const { rows } = pages;
  const isOpen = open.state !== 'closed';
  const at = rows.findIndex(({ id }) => id === ((isOpen ? location.open : null) ?? cursor));
  const focusRow = (id: string) => (rowLink(rowsRef.current, id) ?? rowsRef.current)?.focus();

  useEffect(() => {
    if (wantsTitle.current) document.getElementById(titleId)?.focus({ preventScroll: true });
    wantsTitle.current = false;
  }, [location.open, titleId]);

  const toPage = (row: Row) => {
    const path = definition.pagePath?.(row);
    if (path) void navigate(path);
  };
  const show = (id: string, byKeyboard: boolean) => {
    const row = rows.find((item) => item.id === id)?.row;
    setCursor(id);
    if (!definition.drawer || (location.open === id && byKeyboard)) {
      if (row !== undefined) toPage(row);
      return;
    }
    wantsTitle.current = byKeyboard;
    move({ open: id }, isOpen ? 'replace' : 'push');
  };
  const step = (by: 1 | -1) => {
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next || pages.isBusy) return;
    setCursor(next.id);
    const isInDrawer = document.getElementById(titleId)?.closest('.list-drawer, .list-drawer-over');
    if (isOpen) move({ open: next.id }, 'replace');
    const link = rowLink(rowsRef.current, next.id);
    if (isOpen && isInDrawer?.contains(document.activeElement)) link?.scrollIntoView({ block: 'nearest' });
    else link?.focus();
  };
  const close = () => {
    const id = location.open;
    move({ open: null, tab: null }, 'replace');
    if (id !== null) setTimeout(() => focusRow(id)); // after the drawer has released focus
  };
  const current = rows[at];
  return {
    cursor: rows.some(({ id }) => id === cursor) ? cursor : null,
    setCursor,
    current,
    show,
    close,
    toRow: () => (current ? focusRow(current.id) : rowsRef.current?.focus()),
    openCurrent: () => current && show(current.id, true),
    next: at < rows.length - 1 ? () => step(1) : null,
    previous: at > 0 ? () => step(-1) : null,
    down: () => step(1),
    up: () => step(-1),
    toPage: open.row !== undefined && definition.pagePath?.(open.row) ? () => toPage(open.row!) : null,
  };
}
export type RowNavigation = ReturnType<typeof useRowNavigation<unknown>>;
