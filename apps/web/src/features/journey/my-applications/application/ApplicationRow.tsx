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

export function ApplicationRow({ row, traveller, isMain, onDelete }: EntryProps) {
  const { t, language } = useMyApplicationsTexts();
  const { name } = localizedDestination(row.visaDetails.visaTo, language);
  const note = nextNote(row);
  const subject = applicationSubject(name, traveller);
  return (
    <>
      <tr data-application={row.applicationUid} data-returned={isReturned(row) || undefined}>
        <th scope="row">
          <span className="mine-name">
            <ApplicationName row={row} traveller={traveller} flagWidth={36} />
          </span>
        </th>
        <td>
          <TravelLine row={row} />
        </td>
        <td>
          <Progress status={row.status} />
        </td>
        <td className="mine-note">{t(`note.${note.key}`, note.values)}</td>
        <td>
          <span className="mine-end">
            <ActionButton row={row} subject={subject} isMain={isMain} />
            <LazyMore row={row} subject={subject} size={38} onDelete={onDelete} />
          </span>
        </td>
      </tr>
      {isReturned(row) && (
        <tr className="mine-returned-row">
          <td colSpan={5}>
            <LazyReturnedSections row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
