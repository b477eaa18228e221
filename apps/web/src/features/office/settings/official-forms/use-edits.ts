import { useEffect, useState } from 'react';
import type { Blank, BlankArea, BlankField, BlankMatch, BlankUse } from '@visawright/contract/delivery/blank.ts';
import type { BlankFieldKind } from '@visawright/contract/delivery/blank-facts.ts';
import { useSaveBlank } from './blanks.api.ts';

const pause = 400; // several changes in a row are saved together

interface Edited {
  readonly fields: readonly BlankField[];
  readonly matches: readonly BlankMatch[];
}

// Changes are shown at once and saved by themselves.
export function useEdits(stored: Blank) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const save = useSaveBlank();
  const { mutate, isPending, error } = save;
  useEffect(() => {
    if (!edited || isPending || error) return undefined;
    const timer = setTimeout(() => {
      const drawn = edited.fields
        .filter(({ origin }) => origin === 'drawn')
        .map(({ id, kind, area, isMultiline, cells }) => ({ id, kind, area, isMultiline, cells }));
      const matches = edited.matches.map(({ fieldId, use, isConfirmed }) => ({ fieldId, use, isConfirmed }));
      const { blankUid, version } = stored;
      mutate(
        { blankUid, version, drawn, matches },
        { onSuccess: () => setEdited((now) => (now === edited ? null : now)) },
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [edited, isPending, error, mutate, stored]);

  const blank: Blank = edited ? { ...stored, fields: [...edited.fields], matches: [...edited.matches] } : stored;
  const change = (next: Partial<Edited>) => setEdited({ fields: blank.fields, matches: blank.matches, ...next });
  return {
    blank,
    error,
    isSaved: edited === null,
    // Gives up what could not be saved.
    giveUp() {
      setEdited(null);
      save.reset();
    },
    match(fieldId: string, use: BlankUse) {
      const others = blank.matches.filter((each) => each.fieldId !== fieldId);
      change({ matches: [...others, { fieldId, use, confidence: 1, isConfirmed: true }] });
    },
    draw(kind: BlankFieldKind, area: BlankArea): string {
      const id = `drawn-${crypto.randomUUID()}`;
      const more = { origin: 'drawn' as const, isMultiline: area.height >= 28, cells: null };
      change({ fields: [...blank.fields, { id, kind, area, ...more, label: '', heading: '', hint: '' }] });
      return id;
    },
    reshape(fieldId: string, more: Partial<Pick<BlankField, 'area' | 'isMultiline'>>) {
      change({ fields: blank.fields.map((field) => (field.id === fieldId ? { ...field, ...more } : field)) });
    },
    remove(fieldId: string) {
      change({
        fields: blank.fields.filter(({ id }) => id !== fieldId),
        matches: blank.matches.filter((each) => each.fieldId !== fieldId),
      });
    },
  };
}
export type Edits = ReturnType<typeof useEdits>;
