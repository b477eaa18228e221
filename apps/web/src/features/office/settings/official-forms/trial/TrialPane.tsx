import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Blank, BlankTrial } from '@visawright/contract/delivery/blank.ts';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { longDay } from '../../../../../lib/dates/dates.ts';
import { momentText } from '../../../../../lib/dates/moments.ts';
import { useBlanksTexts, type BlanksTranslate } from '../../../../../translations/blanks/blanks-texts.ts';
import { useTrial } from '../blanks.api.ts';
import { destinationFacts } from '../form-text.ts';

// What the samples show, what publishing does, and where the form comes from.
export function TrialPane({ blank }: { blank: Blank }) {
  const { t, language } = useBlanksTexts();
  const [ordinary, longest, hindi] = [
    useTrial(blank, 'ordinary'),
    useTrial(blank, 'longest'),
    useTrial(blank, 'hindi'),
  ];
  const failed = [ordinary, longest, hindi].find(({ error, data }) => error && !data);
  const destination = destinationFacts(blank.formId, language).name;
  return (
    <aside className="blk-pane" aria-label={t('trial.title')}>
      <div className="blk-pane-head">
        <b>{t('trial.title')}</b>
        <small>{t('trial.text')}</small>
      </div>
      <div className="blk-trial">
        {failed ? (
          <LoadFailure
            title={t('trial.failing')}
            error={failed.error}
            isTrying={failed.isFetching}
            onAgain={() => void failed.refetch()}
          />
        ) : (
          <ul className="blk-checks" aria-busy={!ordinary.data || !longest.data || !hindi.data}>
            <Check isOk={blank.openCount === 0}>
              {blank.openCount === 0 ? t('trial.allDecided') : t('trial.open', { count: blank.openCount })}
            </Check>
            {ordinary.data && (
              <Check isOk={ordinary.data.continued.length === 0} detail={continuedText(ordinary.data, t)}>
                {t('trial.ordinaryFits')}
              </Check>
            )}
            {longest.data && (
              <Check isOk={longest.data.continued.length === 0} detail={continuedText(longest.data, t)}>
                {t(longest.data.continued.length === 0 ? 'trial.longestFits' : 'trial.longest')}
              </Check>
            )}
            {hindi.data && (
              <Check isOk={hindi.data.continued.length === 0} detail={continuedText(hindi.data, t)}>
                {t('trial.hindiFits')}
              </Check>
            )}
          </ul>
        )}
        <p className="blk-rule">{t('trial.rule')}</p>
        <h3>{t('trial.effect')}</h3>
        <ul className="blk-effects">
          <li>{t('trial.effectNew', { destination })}</li>
          <li>{t('trial.effectReady')}</li>
          <li>{t('trial.effectBefore')}</li>
        </ul>
        <h3>{t('trial.source')}</h3>
        <dl className="blk-source">
          <dt>{t('trial.takenFrom')}</dt>
          <dd>{blank.source}</dd>
          <dt>{t('trial.editionOn')}</dt>
          <dd>{longDay(blank.editionOn, language)}</dd>
          <dt>{t('trial.uploadedBy')}</dt>
          <dd>{[blank.createdByName, momentText(blank.createdAt, language)].filter(Boolean).join(', ')}</dd>
          {blank.publishedAt && (
            <>
              <dt>{t('trial.publishedBy')}</dt>
              <dd>{[blank.publishedByName, momentText(blank.publishedAt, language)].filter(Boolean).join(', ')}</dd>
            </>
          )}
        </dl>
      </div>
    </aside>
  );
}

const continuedText = ({ continued }: BlankTrial, t: BlanksTranslate): string =>
  continued.length === 0
    ? ''
    : t('trial.continued', { count: continued.length, labels: continued.map(({ label }) => label).join(', ') });

const Check = ({ isOk, detail, children }: { isOk: boolean; detail?: string; children: ReactNode }) => (
  <li data-ok={isOk}>
    {isOk ? (
      <IconCircleCheck size={17} color="var(--ok-mark)" aria-hidden />
    ) : (
      <IconAlertTriangle size={17} color="var(--warn-mark)" aria-hidden />
    )}
    <span>
      <b>{children}</b>
      {detail && <small>{detail}</small>}
    </span>
  </li>
);
