import { useMemo } from 'react';
import { readMarks, useChangedMarks, withMark, writeMarks, type Marks, type MarksPlace } from './marks.ts';

export interface UsedMarks extends Marks {
  markHave: (title: string, isOn: boolean) => void;
  markSituation: (name: string, isOn: boolean) => void;
}

// "I have it" marks and situations, kept in this browser.
export function useMarks(place: MarksPlace): UsedMarks {
  const stored = useMemo(() => readMarks(place), [place]);
  const marks = useChangedMarks(place) ?? stored;
  return {
    ...marks,
    markHave: (title, isOn) => writeMarks(place, { ...marks, have: withMark(marks.have, title, isOn) }),
    markSituation: (name, isOn) => writeMarks(place, { ...marks, situations: withMark(marks.situations, name, isOn) }),
  };
}
