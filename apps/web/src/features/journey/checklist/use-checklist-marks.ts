import { useMemo } from 'react';
import {
  readMarks,
  useChangedMarks,
  withMark,
  writeMarks,
  type ChecklistMarks,
  type MarksKey,
} from './checklist-marks.ts';

export interface EditableMarks extends ChecklistMarks {
  markHave: (title: string, isOn: boolean) => void;
  markSituation: (name: string, isOn: boolean) => void;
}

// "I have it" marks and situations, stored in this browser.
export function useChecklistMarks(key: MarksKey): EditableMarks {
  const stored = useMemo(() => readMarks(key), [key]);
  const marks = useChangedMarks(key) ?? stored;
  return {
    ...marks,
    markHave: (title, isOn) => writeMarks(key, { ...marks, have: withMark(marks.have, title, isOn) }),
    markSituation: (name, isOn) => writeMarks(key, { ...marks, situations: withMark(marks.situations, name, isOn) }),
  };
}
