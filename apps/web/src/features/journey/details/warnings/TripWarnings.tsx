import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { FactSource } from '../../../../components/origin/FactSource.tsx';
import { OriginLine } from '../../../../components/origin/OriginLine.tsx';
import { longDay } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';
import { AdviceBody } from '../../advice/AdviceBody.tsx';
import type { TripWarning } from './trip-warnings.ts';
import { warningFacts } from './warning-facts.ts';

interface Props {
  warnings: readonly TripWarning[];
  country: string;
  hasIndianPassport: boolean;
  form: Form | null;
  visaType: string | null;
  arrival: string | null; // YYYY-MM-DD
}

const openCards = 3;
const serious: readonly TripWarning['kind'][] = ['late', 'nameRefused'];
const calm: readonly TripWarning['kind'][] = ['exempt', 'passport', 'boarding', 'tooEarly'];
const renewed: readonly TripWarning['kind'][] = ['expiresEarly', 'issuedTooLongAgo', 'nameRefused'];

type OwnWarning = Exclude<TripWarning, { kind: 'exempt' | 'passport' | 'boarding' | 'otherCountry' }>;

function valuesOf(warning: OwnWarning, day: (day: string) => string): Record<string, string | number> {
  switch (warning.kind) {
    case 'expiresEarly':
      return { expiry: day(warning.expiry), until: day(warning.neededUntil) };
    case 'issuedTooLongAgo':
      return { issued: day(warning.issued), years: warning.years };
    case 'late':
      return { last: day(warning.lastDay) };
    case 'tight':
      return { safe: day(warning.safeDay), last: day(warning.lastDay) };
    case 'tooEarly':
      return { opens: day(warning.opens) };
    case 'tooLong':
      return { days: warning.days, allowed: warning.allowed };
    default:
      return {};
  }
}

type PartsProps = Omit<Props, 'warnings'>;

function OwnCard({ warning, country, hasIndianPassport, form, visaType }: PartsProps & { warning: OwnWarning }) {
  const { t, language } = useDetailsTexts();
  const values = { country, ...valuesOf(warning, (day) => longDay(day, language)) };
  return (
    <>
      <h3>{t(`warnings.${warning.kind}.title`, values)}</h3>
      <p>{t(`warnings.${warning.kind}.text`, values)}</p>
      <p>
        {t(`warnings.${warning.kind}.remedy`, values)}{' '}
        {hasIndianPassport && renewed.includes(warning.kind) && (
          <a href="https://www.passportindia.gov.in" target="_blank" rel="noreferrer">
            {t('warnings.renew')}
          </a>
        )}
      </p>
      {form && <FactSource form={form} facts={warningFacts(warning, form, visaType)} />}
    </>
  );
}

function CardContent({ warning, ...parts }: PartsProps & { warning: TripWarning }) {
  const { language } = useDetailsTexts();
  const translate = useFactText();
  if ('finding' in warning) {
    const { words, source, verifiedOn } = warning.finding;
    const { title, text, remedy } = words[language];
    return (
      <>
        <h3>{title}</h3>
        <p>
          {text} {remedy}
        </p>
        <OriginLine origin={{ source, confidence: null, checkedOn: verifiedOn }} office="either" />
      </>
    );
  }
  if (!('advice' in warning)) return <OwnCard warning={warning} {...parts} />;
  return (
    <>
      <h3>
        <span {...translate(warning.advice.title)} />
      </h3>
      {parts.form && <AdviceBody form={parts.form} advice={warning.advice} arrival={parts.arrival} />}
    </>
  );
}

function Card(props: PartsProps & { warning: TripWarning }) {
  const { kind } = props.warning;
  const Icon = calm.includes(kind) ? IconInfoCircle : IconAlertTriangle;
  const tone = serious.includes(kind) ? 'bad' : calm.includes(kind) ? 'calm' : 'warn';
  return (
    <li data-warning={kind} data-tone={tone}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <div>
        <CardContent {...props} />
      </div>
    </li>
  );
}

// Warnings never block. The most serious are open, so that a long list does not hide them.
export function TripWarnings({ warnings, ...parts }: Props) {
  const { t } = useDetailsTexts();
  const cards = warnings.map((warning) => (
    <Card key={'advice' in warning ? warning.advice.id : warning.kind} warning={warning} {...parts} />
  ));
  const more = cards.slice(openCards);
  return (
    <section className="warnings" aria-label={t('warnings.label')} data-empty={warnings.length === 0 || undefined}>
      <div role="status">{warnings.length > 0 && <h2>{t('warnings.title', { count: warnings.length })}</h2>}</div>
      <ul>{cards.slice(0, openCards)}</ul>
      {more.length > 0 && (
        <details>
          <summary>{t('warnings.more', { count: more.length })}</summary>
          <ul>{more}</ul>
        </details>
      )}
    </section>
  );
}
