import { IconFiles } from '@tabler/icons-react';
import type { FactChangeEntry } from '@visawright/contract/forms/facts.ts';
import type { Ask } from '../../../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../../../components/feedback/LoadFailure.tsx';
import { StateFrame } from '../../../../../../components/list/empty/StateFrame.tsx';
import { momentText } from '../../../../../../lib/dates/moments.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { destinationName } from '../../entries/entry-text.ts';
import { useFactChanges } from '../facts.api.ts';
import { useFactWords } from '../use-fact-words.ts';
import { CatalogueFiles } from '../files/CatalogueFiles.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';

const tones = {
  proposed: 'pill-note',
  approved: 'pill-ok',
  declined: 'pill-bad',
  withdrawn: 'pill-plain',
} as const;
const columns = ['subject', 'note', 'state', 'by', 'decided'] as const;

export function FactChangeList({ ask }: { ask: Ask }) {
  return (
    <>
      <CatalogueFiles ask={ask} />
      <Changes ask={ask} />
    </>
  );
}

function Changes({ ask }: { ask: Ask }) {
  const { t } = useFactsTexts();
  const { data, error, isFetching, refetch } = useFactChanges();
  if (data === undefined)
    return error ? (
      <LoadFailure title={t('changes.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
    ) : null;
  if (data.length === 0)
    return <StateFrame icon={IconFiles} title={t('changes.none')} text={t('changes.noneText')} state="empty" />;
  const open = (change: FactChangeEntry) =>
    void ask((close) => <ChangeDialog change={change} onClose={() => close(null)} />);
  return (
    <div className="list-rows cat-rows cat-proposals" tabIndex={-1}>
      <table aria-label={t('changes.title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column === 'decided' ? 'by' : column}>
                {t(`changes.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((change) => (
            <Row key={change.changeUid} change={change} onOpen={() => open(change)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ change, onOpen }: { change: FactChangeEntry; onOpen: () => void }) {
  const { t, language } = useFactsTexts();
  const words = useFactWords();
  const { changeUid, key, formIds, count, note, state, byName, at, decidedAt, decidedByName } = change;
  const who = (name: string | null, when: string) =>
    t('changes.by', { name: name ?? t('events.somebody'), when: momentText(when, language) });
  return (
    <tr data-change={changeUid} data-state={state} onClick={onOpen}>
      <th scope="row" data-column="subject">
        <button
          type="button"
          className="list-link cat-open"
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {key === null
            ? t('changes.imported', { count })
            : t('changes.subject', {
                fact: words.title({ key, value: null }),
                destination: destinationName(formIds[0] ?? '', language),
              })}
        </button>
      </th>
      <td data-column="note" title={note}>
        {note}
      </td>
      <td data-column="state">
        <span className={`pill ${tones[state]}`}>{t(`changes.state.${state}`)}</span>
      </td>
      <td data-column="by">{who(byName, at)}</td>
      <td data-column="by">{decidedAt && who(decidedByName, decidedAt)}</td>
    </tr>
  );
}
