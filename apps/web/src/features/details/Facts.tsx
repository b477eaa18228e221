import { asOfText } from '@visawright/forms/as-of.ts';
import { feesFor } from '@visawright/forms/fees.ts';
import type { Fee } from '@visawright/forms/form-schema.ts';
import { localeOf } from '../../lib/dates.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useTranslation } from '../../lib/words.ts';
import { Source } from './Source.tsx';
import type { DestinationFacts } from './use-destination.ts';

const money = ({ amount, currency }: Fee, language: string) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

function FeeFact({ form, group }: DestinationFacts) {
  const { t, i18n } = useTranslation('details');
  const say = useFactWords();
  const fees = form && group ? feesFor(form, group) : [];
  if (!form) return <span className="fact-bone" />;
  if (fees.length === 0)
    return (
      <>
        <b>{t('facts.feeUnknown')}</b>
        <span>{t('facts.feeAsk')}</span>
      </>
    );
  const oldest = fees.map(({ asOf }) => asOf).sort()[0]!;
  return (
    <>
      {fees.map((fee) => (
        <span key={fee.basis} className="fee">
          <b>{money(fee, i18n.language)}</b>
          <span {...say(fee.basis)} />
        </span>
      ))}
      <Source
        label={t('facts.asOf', { date: asOfText(oldest, i18n.language) })}
        text={form.source}
        site={form.applicationCentre ?? form.portal}
      />
    </>
  );
}

function TimeFact({ row, form, group }: DestinationFacts) {
  const { t, i18n } = useTranslation('details');
  const say = useFactWords();
  const processing = row?.processing;
  const groups = processing?.lodgeBefore?.groups;
  if (!processing || (group && groups && !groups.includes(group)))
    return (
      <>
        <b>{t('facts.timeUnknown')}</b>
        <span>{t('facts.timeAsk')}</span>
      </>
    );
  return (
    <>
      <span className="fact-text" {...say(processing.typical)} />
      {form && (
        <Source
          label={t('facts.asOf', { date: asOfText(processing.asOf, i18n.language) })}
          text={form.source}
          site={form.portal}
        />
      )}
    </>
  );
}

// Each with its date and where it comes from; what is not known is said.
export function Facts({ facts }: { facts: DestinationFacts }) {
  const { t } = useTranslation('details');
  const { row, form } = facts;
  return (
    <dl className="facts">
      <div>
        <dt>{t('facts.fee')}</dt>
        <dd>
          <FeeFact {...facts} />
        </dd>
      </div>
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
  );
}
