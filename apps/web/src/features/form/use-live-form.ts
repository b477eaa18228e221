import { useEffect, useRef } from 'react';
import { useOnLive } from '../../lib/use-live.ts';
import type { FormWork } from './form-work.ts';

const restMs = 1_200; // one change brings several hints, and an own one may come before its answer

// Another editor, a paper that has been read: the form is read again, once things are quiet. The echo of an own save is not.
export function useLiveForm(applicationUid: string | null, work: FormWork | null, again: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const newest = useRef(0); // Infinity: whatever is known, something else has changed
  const soon = (version = Infinity) => {
    newest.current = Math.max(newest.current, version);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isBehind = !work || work.store.getState().state.version < newest.current;
      newest.current = 0;
      if (isBehind) again();
    }, restMs);
  };
  useOnLive('application:changed', (hint) => {
    if (applicationUid !== null && (!hint || hint.applicationUid === applicationUid)) soon(hint?.version);
  });
  useOnLive('document:done', () => soon());
}
