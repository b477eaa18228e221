import type { Application, ApplicationChange } from '@visawright/contract/applications/application.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { AddedLine } from './AddedLine.tsx';
import { changeText } from './change-text.ts';
import { groupChanges } from './group-changes.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { useSession } from '../../../../lib/session/session.ts';

interface Props {
  row: Application;
  changes: readonly ApplicationChange[];
  most?: number; // lines; absent: all
  isBusy?: boolean;
}

export function ChangeLines({ row, changes, most, isBusy }: Props) {
  const { t, language } = useApplicationsTexts();
  const { realm } = useSession();
  const entries = groupChanges(changes).slice(0, most);
  return (
    <ol className="pane-timeline" aria-busy={isBusy}>
      {entries.map((entry, i) => {
        if ('added' in entry) return <AddedLine key={`${entry.added.at} ${i}`} row={row} added={entry.added} />;
        const { change } = entry;
        const { text, reason, tone } = changeText(change, row.destinationId, t, realm.realmDisplayName);
        return (
          <li key={`${change.at} ${i}`} data-tone={tone ?? undefined}>
            {text}
            {reason && (
              <>
                {' '}
                <q>{reason}</q>
              </>
            )}{' '}
            <time dateTime={change.at}>{momentText(change.at, language)}</time>
          </li>
        );
      })}
    </ol>
  );
}
