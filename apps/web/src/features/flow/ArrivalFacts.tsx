import { Flag } from '../../components/Flag.tsx';
import { daysBetween, longDay, toCalendarDate } from '../../lib/dates.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useArrivalWords } from './arrival-words.ts';
import { countryName } from './country-name.ts';
import type { FlowCountry, FlowState } from './flow-store.ts';
import { visaDetailsOf } from './visa-details.ts';

interface Props {
  flow: FlowState;
  traveller: string | undefined;
}

// What the link says, to be looked over: nothing here is typed.
export function ArrivalFacts({ flow, traveller }: Props) {
  const { t, i18n } = useArrivalWords();
  const say = useFactWords();
  const details = visaDetailsOf(flow);
  const { fromCountry, toCountry, nationality, fromDate, toDate } = flow;
  if (!details || !fromCountry || !toCountry) return <section className="panel panel-pad arrival" />;
  const place = (country: FlowCountry) => (
    <>
      <Flag code={country.countryISO} width={24} /> {countryName(country, i18n.language)}
    </>
  );
  const day = (stored: string | null) => longDay(toCalendarDate(stored)!, i18n.language);
  const rows = [
    ['traveller', traveller],
    ['to', place(toCountry)],
    ['from', place(fromCountry)],
    ['purpose', t(`applicant:purpose.${details.visaCategory}`)],
    ['visaType', details.visaType && <span key="visaType" {...say(details.visaType)} />],
    [
      'dates',
      <span key="dates">
        {t('range', { from: day(fromDate), to: day(toDate) })}
        <small>{t('applicant:travel.days', { count: daysBetween(fromDate, toDate) ?? 0 })}</small>
      </span>,
    ],
    ['nationality', place(nationality ?? fromCountry)],
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
