import { feesFor } from '@visawright/forms/form/fees.ts';
import type { Fee } from '@visawright/forms/form/form-schema.ts';
import { localeOf } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { SourceNote } from './SourceNote.tsx';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

const money = ({ amount, currency }: Fee, language: string) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);

function FeeFact({ form, group }: DestinationFacts) {
  const { t, language } = useDetailsTexts();
  const translate = useFactText();
  const fees = form && group ? feesFor(form, group) : [];
  if (!form) return <span className="fact-skeleton" />;
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
          <b>{money(fee, language)}</b>
          <span {...translate(fee.basis)} />
        </span>
      ))}
      <SourceNote asOf={oldest} text={form.authority} site={form.applicationCentre ?? form.portal} />
    </>
  );
}

function TimeFact({ row, form, group }: DestinationFacts) {
  const { t } = useDetailsTexts();
  const translate = useFactText();
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
      <span className="fact-text" {...translate(processing.typical)} />
      {form && <SourceNote asOf={processing.asOf} text={form.authority} site={form.portal} />}
    </>
  );
}

export function VisaFacts({ facts }: { facts: DestinationFacts }) {
  const { t } = useDetailsTexts();
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
