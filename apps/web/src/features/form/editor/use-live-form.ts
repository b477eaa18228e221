import { useEffect, useRef } from 'react';
import { useOnLive } from '../../../lib/live/use-live.ts';
import type { FormEditor } from './form-editor.ts';

const restMs = 1_200; // a change publishes several events, and our own may arrive before the reply

// Reloads the form after changes by others and finished readings. Events caused by our own save are ignored.
export function useLiveForm(applicationUid: string | null, editor: FormEditor | null, again: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const newest = useRef(0); // Infinity: an event without a version, always reload
  const soon = (version = Infinity) => {
    newest.current = Math.max(newest.current, version);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isBehind = !editor || editor.store.getState().state.version < newest.current;
      newest.current = 0;
      if (isBehind) again();
    }, restMs);
  };
  useOnLive('application:changed', (hint) => {
    if (applicationUid !== null && (!hint || hint.applicationUid === applicationUid)) soon(hint?.version);
  });
  useOnLive('document:done', () => soon());
}
