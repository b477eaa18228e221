import type { Application, ApplicationChange } from '@visawright/contract/applications/application.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { changeText } from './change-text.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { useSession } from '../../../../lib/session/session.ts';

interface Props {
  row: Application;
  changes: readonly ApplicationChange[];
  isBusy?: boolean;
}

export function ChangeLines({ row, changes, isBusy }: Props) {
  const { t, language } = useApplicationsTexts();
  const { realm } = useSession();
  return (
    <ol className="pane-timeline" aria-busy={isBusy}>
      {changes.map((change, i) => {
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
