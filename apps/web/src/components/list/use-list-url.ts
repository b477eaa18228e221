import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressText, isPlain, readPlace, writePlace, type ListPlace, type UrlRules } from './list-url.ts';

// push: Back undoes it. replace: typing and moving from row to row leave no trail.
export type Move = (change: Partial<ListPlace>, how?: 'push' | 'replace') => void;

interface Ahead {
  readonly trail: readonly string[]; // what the router may still show of the way here
  readonly to: string;
}

// The router follows when it has time. Keys come faster, so the list goes ahead to what was asked last.
export function useListUrl(rules: UrlRules): [ListPlace, Move] {
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
  // Back may come before the router has shown where the list went: then it never will.
  useEffect(() => {
    const back = () => setAhead(null);
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);

  const move: Move = (change, how = 'push') => {
    const from = latest.current;
    const params = new URLSearchParams(from);
    const next = { ...readPlace(params, rules), ...change };
    // An emptied view is the whole list, and its name alone would ask for its filters again.
    const view = isPlain(next) && change.view === undefined ? null : next.view;
    const text = addressText(writePlace(params, { ...next, view }, rules));
    const to = text && `?${text}`;
    if (to === from) return;
    latest.current = to;
    setAhead((before) => ({ trail: [...(before?.trail ?? []), from], to }));
    void navigate({ pathname, search: to }, { replace: how === 'replace' });
  };
  return [readPlace(new URLSearchParams(shown), rules), move];
}
