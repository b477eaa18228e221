import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoNudge, PhotoState } from '@visawright/contract/photo.ts';
import { isStill, still } from './frame-moves.ts';
import { useNudge } from './photo.api.ts';

const restMs = 700; // after the last key or press

// Where a person has the frame now. It is cut anew when the hand rests.
export function useFrame(applicationUid: string, state: PhotoState) {
  const kept = state.nudge ?? still;
  const [drawn, setDrawn] = useState<PhotoNudge | null>(null);
  const timer = useRef<number>(undefined);
  const { mutate, isPending, error } = useNudge(applicationUid, state.docId);
  const [said, setSaid] = useState<'saved' | 'wasBack' | null>(null);
  const send = useEffectEvent((next: PhotoNudge | null) => {
    const nudge = next && !isStill(next) ? next : null;
    mutate(nudge, {
      onSuccess: () => setSaid(nudge ? 'saved' : 'wasBack'),
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
    kept,
    now: drawn ?? kept,
    isBusy: isPending || drawn !== null,
    error,
    said,
    place: (next: PhotoNudge) => {
      setSaid(null);
      setDrawn(next);
    },
    putBack: () => {
      setSaid(null);
      setDrawn(still);
    },
  };
}
export type FrameWork = ReturnType<typeof useFrame>;
