import type { Application, Change } from '@visawright/contract/application.ts';
import { momentText } from '../../../lib/moments.ts';
import { useApplicationWords } from '../application-words.ts';
import { changeLine } from '../change-words.ts';

interface Props {
  row: Application;
  changes: readonly Change[];
  isBusy?: boolean;
}

export function ChangeLines({ row, changes, isBusy }: Props) {
  const { t, language } = useApplicationWords();
  return (
    <ol className="pane-timeline" aria-busy={isBusy}>
      {changes.map((change, i) => {
        const { text, reason, tone } = changeLine(change, row.destinationId, t);
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
