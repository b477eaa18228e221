import { useEffect, useRef } from 'react';
import { IconChevronLeft } from '@tabler/icons-react';
import type { PackDetail } from '@visawright/contract/extension/pack-review.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Flag } from '../../../../components/Flag.tsx';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { destinationFacts } from '../official-forms/form-text.ts';
import { Coverage } from './Coverage.tsx';
import { historyText, stateTone } from './pack-text.ts';
import { PackChanges } from './PackChanges.tsx';
import { PackDecision } from './PackDecision.tsx';
import { PackMapping } from './PackMapping.tsx';
import { PackTest } from './PackTest.tsx';
import { usePack } from './packs.api.ts';
import { ReportedPages } from './ReportedPages.tsx';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

export function PackView({ packUid, onBack }: { packUid: string; onBack: () => void }) {
  const { t } = usePortalPacksTexts();
  const { data, error, isFetching, isPending, refetch } = usePack(packUid);
  const isSlow = useDelayed(isPending && !error);
  return (
    <section className="pack pack-view" aria-labelledby="set-title" aria-busy={isPending}>
      <button type="button" className="pack-back" onClick={onBack}>
        <IconChevronLeft size={16} stroke={1.8} aria-hidden />
        {t('back')}
      </button>
      {data ? (
        <Detail pack={data} />
      ) : (
        <>
          <h2 id="set-title">{t('title')}</h2>
          {error && (
            <LoadFailure
              title={t('detailFailing')}
              error={error}
              isTrying={isFetching}
              onAgain={() => void refetch()}
            />
          )}
          {isSlow &&
            [55, 70, 40].map((width) => (
              <i key={width} className="staff-skeleton" style={{ width: `${width}%` }} aria-hidden />
            ))}
        </>
      )}
    </section>
  );
}

function Detail({ pack }: { pack: PackDetail }) {
  const { t, language } = usePortalPacksTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { name, destination, number, state, isPractice, isVerified, coverage, reason } = pack;
  const { origins, pages } = pack.pack;
  const { name: country, iso2 } = destinationFacts(destination, language);
  const facts = [
    ['destination', country],
    ['origins', origins.join(', ')],
    ['pages', String(pages.length)],
    ['verified', t(isVerified ? 'verified' : 'unverified')],
  ] as const;
  return (
    <>
      <header className="pack-head">
        <div>
          <h2 id="set-title" ref={heading} tabIndex={-1}>
            <Flag code={iso2} width={22} /> {name}, {t('number', { number })}
          </h2>
          <p className="set-lead">{historyText(pack, t, language)}</p>
        </div>
        <span className="pack-pills">
          {isPractice && <Pill tone="note">{t('practice')}</Pill>}
          <Pill tone={stateTone[state]}>{t(`state.${state}`)}</Pill>
        </span>
      </header>
      {state === 'proposed' && <PackDecision pack={pack} />}
      {state === 'rejected' && <p className="pack-note">{t('decision.wasRejected', { reason })}</p>}
      {isPractice && <p className="set-lead">{t('practiceText')}</p>}
      <dl className="pack-facts">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`facts.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('facts.coverage')}</dt>
          <dd>
            <Coverage coverage={coverage} isLong />
          </dd>
        </div>
      </dl>
      <PackChanges pack={pack} />
      <PackTest test={pack.testFill} />
      <PackMapping pack={pack.pack} />
      <ReportedPages portal={pack.portal} />
    </>
  );
}
