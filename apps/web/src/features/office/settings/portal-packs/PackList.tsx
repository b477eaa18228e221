import { useState } from 'react';
import { Checkbox } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import type { PackSummary } from '@visawright/contract/extension/pack-review.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Flag } from '../../../../components/Flag.tsx';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { StateFrame } from '../../../../components/list/empty/StateFrame.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { destinationFacts } from '../official-forms/form-text.ts';
import { Coverage } from './Coverage.tsx';
import { historyText, stateTone } from './pack-text.ts';
import { usePacks } from './packs.api.ts';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

const columns = ['portal', 'state', 'coverage', 'verified', 'reports'] as const;
const isEarlier = ({ state }: PackSummary) => state === 'rejected' || state === 'retired';

export function PackList({ onOpen }: { onOpen: (packUid: string) => void }) {
  const { t } = usePortalPacksTexts();
  const { data, error, isFetching, isPending, refetch } = usePacks();
  const isSlow = useDelayed(isPending && !error);
  const [withEarlier, setWithEarlier] = useState(false);
  const waiting = data?.filter(({ state }) => state === 'proposed').length ?? 0;
  const earlier = data?.filter(isEarlier).length ?? 0;
  const shown = data?.filter((pack) => withEarlier || !isEarlier(pack)) ?? [];
  return (
    <section className="pack" aria-labelledby="set-title" aria-busy={isPending}>
      <header className="pack-intro">
        <h2 id="set-title">{t('title')}</h2>
        <p className="set-lead">{t('lead')}</p>
        {data && data.length > 0 && (
          <div className="pack-tools">
            <span role="status">{waiting > 0 ? t('waiting', { count: waiting }) : t('nothingWaits')}</span>
            {earlier > 0 && (
              <Checkbox
                label={t('earlier')}
                checked={withEarlier}
                onChange={(event) => setWithEarlier(event.currentTarget.checked)}
              />
            )}
          </div>
        )}
      </header>
      {!data && error ? (
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      ) : data?.length === 0 ? (
        <StateFrame icon={IconForms} title={t('none')} text={t('noneText')} state="empty" />
      ) : (
        <div className="pack-scroll" tabIndex={-1}>
          <table className="pack-table" aria-label={t('title')}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-column={column}>
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {isSlow && [...Array(4).keys()].map((n) => <SkeletonRow key={n} />)}
              {shown.map((pack) => (
                <PackRow key={pack.packUid} pack={pack} onOpen={() => onOpen(pack.packUid)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const SkeletonRow = () => (
  <tr aria-hidden>
    <td colSpan={columns.length}>
      {' '}
      <i className="staff-skeleton" style={{ width: '60%' }} />
    </td>
  </tr>
);

function PackRow({ pack, onOpen }: { pack: PackSummary; onOpen: () => void }) {
  const { t, language } = usePortalPacksTexts();
  const { packUid, name, destination, number, state, coverage, isVerified, isPractice, reports } = pack;
  const { iso2 } = destinationFacts(destination, language);
  return (
    <tr data-pack={packUid} data-state={state} onClick={onOpen}>
      <th scope="row" data-column="portal">
        <span className="pack-name">
          <Flag code={iso2} width={20} />
          <button
            type="button"
            className="pack-link"
            aria-label={t('open', { number, name })}
            onClick={(event) => {
              event.stopPropagation();
              onOpen();
            }}
          >
            {name}
          </button>
          {isPractice && <Pill tone="note">{t('practice')}</Pill>}
        </span>
        <small>
          {t('number', { number })} · {historyText(pack, t, language)}
        </small>
      </th>
      <td data-column="state">
        <Pill tone={stateTone[state]}>{t(`state.${state}`)}</Pill>
      </td>
      <td data-column="coverage">
        <Coverage coverage={coverage} />
      </td>
      <td data-column="verified">{t(isVerified ? 'verified' : 'unverified')}</td>
      <td data-column="reports">{reports > 0 ? t('reports', { count: reports }) : t('noReports')}</td>
    </tr>
  );
}
