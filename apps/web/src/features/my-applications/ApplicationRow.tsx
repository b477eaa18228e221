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

export function ApplicationRow({ row, traveller, isMain, onDelete }: EntryProps) {
  const { t, language } = useMyApplicationWords();
  const { name } = placeOf(row.visaDetails.visaTo, language);
  const note = nextNote(row);
  const subject = subjectOf(name, traveller);
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
            <LazyReturned row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
