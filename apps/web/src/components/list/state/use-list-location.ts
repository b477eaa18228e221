import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  addressText,
  isPlain,
  readLocation,
  writeLocation,
  type ListLocation,
  type UrlRules,
} from './list-location.ts';

// push: Back reverts it. replace: for typing and row navigation.
export type Move = (change: Partial<ListLocation>, how?: 'push' | 'replace') => void;

interface Ahead {
  readonly trail: readonly string[]; // earlier searches the router may still report
  readonly to: string;
}

// The router updates in a transition; the list uses the latest requested state immediately.
export function useListLocation(rules: UrlRules): [ListLocation, Move] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const shown = ahead?.trail.includes(search) ? ahead.to : search;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
    // oxlint-disable-next-line set-state-in-effect -- set while rendering, React loses it when Back interrupts the router
    if (ahead?.to === search) setAhead(null);
  }, [shown, ahead, search]);
  // If Back comes before the router has caught up, the pending state is dropped.
  useEffect(() => {
    const back = () => setAhead(null);
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  const move: Move = (change, how = 'push') => {
    const from = latest.current;
    const params = new URLSearchParams(from);
    const next = { ...readLocation(params, rules), ...change };
    // Clears the view name with the filters, because the name alone would apply them again.
    const view = isPlain(next) && change.view === undefined ? null : next.view;
    const text = addressText(writeLocation(params, { ...next, view }, rules));
    const to = text && `?${text}`;
    if (to === from) return;
    latest.current = to;
    setAhead((before) => ({ trail: [...(before?.trail ?? []), from], to }));
    void navigate({ pathname, search: to }, { replace: how === 'replace' });
  };
  return [readLocation(new URLSearchParams(shown), rules), move];
}
