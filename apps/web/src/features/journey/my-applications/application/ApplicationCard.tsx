import { ActionButton } from './ActionButton.tsx';
import { ApplicationName } from './ApplicationName.tsx';
import type { EntryProps } from './entry.types.ts';
import { isReturned, LazyReturnedSections } from './LazyReturnedSections.tsx';
import { LazyMore } from './LazyMore.tsx';
import { nextNote } from './next-action.ts';
import { localizedDestination } from './localized-destination.ts';
import { Progress } from './Progress.tsx';
import { applicationSubject } from './application-subject.ts';
import { TravelLine } from './TravelLine.tsx';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

export function ApplicationCard({ row, traveller, isMain, onDelete }: EntryProps) {
  const { t, language } = useMyApplicationsTexts();
  const { name } = localizedDestination(row.visaDetails.visaTo, language);
  const note = nextNote(row);
  const subject = applicationSubject(name, traveller);
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
      {isReturned(row) && <LazyReturnedSections row={row} />}
      <div className="mine-card-foot">
        <ActionButton row={row} subject={subject} isMain={isMain} isFull />
      </div>
    </article>
  );
}
