import { lazy, Suspense } from 'react';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';
import { FactSource } from '../../../../components/origin/FactSource.tsx';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useTravellers } from '../../family/use-travellers.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

// Needed once a destination is chosen, so the first screen does not load it.
const FeeTable = lazy(async () => ({ default: (await import('./FeeTable.tsx')).FeeTable }));

function TimeFact({ row, form, group }: DestinationFacts) {
  const { t } = useDetailsTexts();
  const translate = useFactText();
  const processing = row?.processing;
  const groups = processing?.lodgeBefore?.groups;
  if (!processing || (group && groups && !groups.includes(group)))
    return (
      <>
        <b>{t('facts.timeUnknown')}</b>
        <span>{t(form?.applicationCentre ? 'facts.timeAskCentre' : 'facts.timeAskMission')}</span>
      </>
    );
  return (
    <>
      <span className="fact-text" {...translate(processing.typical)} />
      {form && <FactSource form={form} facts={['time:typical']} />}
    </>
  );
}

export function VisaFacts({ facts }: { facts: DestinationFacts }) {
  const { t } = useDetailsTexts();
  const { row, form, group } = facts;
  const travellers = useTravellers();
  return (
    <>
      {form && group && (
        <Suspense fallback={<span className="fact-skeleton fees-loading" />}>
          <FeeTable form={form} group={group} travellers={travellers} />
        </Suspense>
      )}
      <dl className="facts">
        <div>
          <dt>{t('facts.time')}</dt>
          <dd>
            <TimeFact {...facts} />
          </dd>
        </div>
        {row && (
          <div>
            <dt>{t('facts.how')}</dt>
            <dd>
              <b>{t(`facts.channel.${row.channel}`)}</b>
              {form && <span lang="en">{(form.applicationCentre ?? form.portal).name}</span>}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
