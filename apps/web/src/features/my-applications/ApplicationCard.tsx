import { ActionButton } from './ActionButton.tsx';
import { ApplicationName } from './ApplicationName.tsx';
import type { EntryProps } from './entry.types.ts';
import { isReturned, LazyReturned } from './LazyReturned.tsx';
import { LazyMore } from './LazyMore.tsx';
import { useMyApplicationWords } from './my-application-words.ts';
import { nextNote } from './next-action.ts';
import { placeOf } from './place.ts';
import { Progress } from './Progress.tsx';
import { subjectOf } from './subject.ts';
import { TravelLine } from './TravelLine.tsx';

export function ApplicationCard({ row, traveller, isMain, onDelete }: EntryProps) {
  const { t, language } = useMyApplicationWords();
  const { name } = placeOf(row.visaDetails.visaTo, language);
  const note = nextNote(row);
  const subject = subjectOf(name, traveller);
  return (
    <article className="mine-card" data-application={row.applicationUid} aria-label={subject}>
      <div className="mine-card-head">
        <ApplicationName row={row} traveller={traveller} flagWidth={42} />
        <LazyMore row={row} subject={subject} size={44} onDelete={onDelete} />
      </div>
      <TravelLine row={row} isBrief />
      <div className="mine-card-stage">
        <Progress status={row.status} />
        <small>{t(`note.${note.key}`, note.values)}</small>
      </div>
      {isReturned(row) && <LazyReturned row={row} />}
      <div className="mine-card-foot">
        <ActionButton row={row} subject={subject} isMain={isMain} isFull />
      </div>
    </article>
  );
}
