import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoNudge, PhotoState } from '@visawright/contract/documents/photo.ts';
import { isStill, still } from './frame-moves.ts';
import { useNudge } from './photo.api.ts';

const restMs = 700; // after the last input

// The frame position chosen by the user. The server makes a new crop once the input pauses.
export function useFrame(applicationUid: string, state: PhotoState) {
  const stored = state.nudge ?? still;
  const [drawn, setDrawn] = useState<PhotoNudge | null>(null);
  const timer = useRef<number>(undefined);
  const { mutate, isPending, error } = useNudge(applicationUid, state.docId);
  const [message, setMessage] = useState<'saved' | 'wasBack' | null>(null);
  const send = useEffectEvent((next: PhotoNudge | null) => {
    const nudge = next && !isStill(next) ? next : null;
    mutate(nudge, {
      onSuccess: () => setMessage(nudge ? 'saved' : 'wasBack'),
      onSettled: () => setDrawn((now) => (now === next || next === null ? null : now)),
    });
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (drawn === null) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => send(drawn), restMs);
  }, [drawn]);
  return {
    stored,
    now: drawn ?? stored,
    isBusy: isPending || drawn !== null,
    error,
    message,
    place: (next: PhotoNudge) => {
      setMessage(null);
      setDrawn(next);
    },
    putBack: () => {
      setMessage(null);
      setDrawn(still);
    },
  };
}
export type FrameWork = ReturnType<typeof useFrame>;
