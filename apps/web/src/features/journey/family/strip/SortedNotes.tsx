import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconFileArrowRight, IconFiles } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import { nameList } from '../name-list.ts';
import { sortedNotes, type SortedNote } from './sorted-notes.ts';
import { useUndoSorting } from './use-undo-sorting.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

const few = 2; // shown without a disclosure

export function SortedNotes({ trip, application }: { trip: Trip; application: Application }) {
  const { t, language } = useFamilyTexts();
  const { busy, undo } = useUndoSorting(application);
  const notes = sortedNotes(trip);
  const words = ({ file, names, moved }: SortedNote) =>
    moved
      ? t('sorted.moved', { file, name: names[0]! })
      : t('sorted.copied', { file, names: nameList(names, language) });
  const message = useNews(notes, (fresh) =>
    fresh.length === 1 ? words(fresh[0]!) : t('sorted.title', { count: fresh.length }),
  );
  const list = (
    <ul>
      {notes.map((note) => {
        const Icon = note.moved ? IconFileArrowRight : IconFiles;
        return (
          <li key={note.key} data-sorted={note.moved ? 'moved' : 'copied'}>
            <Icon size={18} stroke={1.7} aria-hidden />
            <span>{words(note)}</span>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              aria-label={t('sorted.undoFor', { text: words(note) })}
              loading={busy === note.key}
              onClick={() => void undo(note)}
            >
              {t('sorted.undo')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      <p className="unseen" role="status">
        {message}
      </p>
      {notes.length > few ? (
        <details className="family-sorted">
          <summary>
            <IconFileArrowRight size={18} stroke={1.7} aria-hidden />
            {t('sorted.title', { count: notes.length })}
            <IconChevronDown size={17} aria-hidden />
          </summary>
          {list}
        </details>
      ) : (
        notes.length > 0 && <div className="family-sorted">{list}</div>
      )}
    </>
  );
}

// Announces notes that were added after mounting.
function useNews(notes: readonly SortedNote[], words: (fresh: readonly SortedNote[]) => string): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [message, setMessage] = useState('');
  const keys = notes.map(({ key }) => key).join(' ');
  useEffect(() => {
    const before = known.current;
    known.current = new Set(notes.map(({ key }) => key));
    const fresh = before ? notes.filter(({ key }) => !before.has(key)) : [];
    if (fresh.length > 0) setMessage(words(fresh));
    // oxlint-disable-next-line exhaustive-deps -- a change of words alone is no news
  }, [keys]);
  return message;
}
