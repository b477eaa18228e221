import { tripLength } from '@visawright/contract/dates/days.ts';
import { Flag } from '../../../../components/Flag.tsx';
import { longDay, toCalendarDate } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';
import type { FlowCountry, FlowState } from '../state/flow-store.ts';
import { visaDetailsOf } from '../state/visa-details.ts';
import { useArrivalTexts } from '../../../../translations/arrival/arrival-texts.ts';
import { applicantText } from '../../../../translations/applicant/applicant-texts.ts';

interface Props {
  flow: FlowState;
  traveller: string | undefined;
}

// A start link gives days as a number, or words such as “1 year”.
const durationText = (given: string) =>
  /^\d{1,4}$/.test(given) ? applicantText('travel.days', { count: Number(given) }) : given.slice(0, 60);

export function ArrivalFacts({ flow, traveller }: Props) {
  const { t, language } = useArrivalTexts();
  const translate = useFactText();
  const details = visaDetailsOf(flow);
  const { fromCountry, toCountry, nationality, fromDate, toDate } = flow;
  if (!details || !fromCountry || !toCountry) return <section className="panel panel-pad arrival" />;
  const place = (country: FlowCountry) => (
    <>
      <Flag code={country.countryISO} width={24} /> {countryName(country, language)}
    </>
  );
  const day = (stored: string | null) => longDay(toCalendarDate(stored)!, language);
  const rows = [
    ['traveller', traveller],
    ['to', place(toCountry)],
    ['from', place(fromCountry)],
    ['purpose', applicantText(`purpose.${details.visaCategory}`)],
    ['visaType', details.visaType && <span key="visaType" {...translate(details.visaType)} />],
    ['visaDuration', flow.visaDuration && durationText(flow.visaDuration)],
    [
      'dates',
      <span key="dates">
        {t('range', { from: day(fromDate), to: day(toDate) })}
        <small>{applicantText('travel.days', { count: tripLength(fromDate, toDate) ?? 0 })}</small>
      </span>,
    ],
    ['nationality', place(nationality ?? fromCountry)],
    ['premium', flow.premiumVerificationKey && t('premiumIncluded')],
  ] as const;
  return (
    <section className="panel panel-pad arrival" aria-labelledby="arrival-title">
      <h2 id="arrival-title">{t('title')}</h2>
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} data-fact={name}>
                <dt>{t(`facts.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="arrival-foot">{t('wrong')}</p>
    </section>
  );
}
