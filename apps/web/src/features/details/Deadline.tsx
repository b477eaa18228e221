import { IconAlertOctagon } from '@tabler/icons-react';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { asOfText } from '@visawright/forms/as-of.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { longDay, today } from '../../lib/dates.ts';
import { useFactWords } from '../../lib/fact-words.ts';
import { useTranslation } from '../../lib/words.ts';
import { useDeadlineWords } from '../findings/deadline-words.ts';
import { DeadlineSteps } from '../findings/DeadlineSteps.tsx';
import type { Deadline as Reckoned } from '../findings/use-deadline.ts';
import { deadlineParts } from './deadline-parts.ts';

interface Props {
  form: Form | null; // null while it is being loaded
  group: VisaGroup | null;
  from: string | null;
  deadline: Reckoned | null;
}

// The time that is left; it says nothing the words do not.
function Runway({ deadline, from }: { deadline: Reckoned; from: string }) {
  const { t, i18n } = useTranslation('details');
  const short = (day: string) => longDay(day, i18n.language, { year: undefined });
  const parts = deadlineParts(deadline, from, today());
  return (
    <>
      <div
        className="runway"
        aria-hidden
        style={{ gridTemplateColumns: parts.map(({ share }) => `${share}fr`).join(' ') }}
      >
        {parts.map(({ kind }) => (
          <i key={kind} className={`run-${kind}`} />
        ))}
      </div>
      <ul className="runway-key">
        {parts.map(({ kind, until }) => (
          <li key={kind}>
            <i className={`dot run-${kind}`} aria-hidden />
            {t(kind === 'late' ? 'deadline.travel' : `deadline.${kind}Until`, { day: short(until) })}
          </li>
        ))}
      </ul>
    </>
  );
}

// Too late, in red and above the fee: what can still be done before anything is paid.
function TooLate({ form, from, lodgeBy }: { form: Form; from: string; lodgeBy: string }) {
  const { t, language } = useDeadlineWords();
  const site = form.applicationCentre ?? form.portal;
  return (
    <div className="too-late">
      <strong>
        <IconAlertOctagon size={22} stroke={1.8} aria-hidden /> {t('late.title')}
      </strong>
      <p>{t('late.text', { travel: longDay(from, language), day: longDay(lodgeBy, language) })}</p>
      <ul>
        <li>{t('late.dates')}</li>
        <li>
          {t('late.ask')}:{' '}
          <a href={site.url} target="_blank" rel="noopener noreferrer">
            {site.name}
          </a>
        </li>
      </ul>
    </div>
  );
}

// The safe day in words, a bar of the time that is left, and how both are reckoned.
export function Deadline({ form, group, from, deadline }: Props) {
  const { t, i18n } = useTranslation('details');
  const { t: say } = useDeadlineWords();
  const fact = useFactWords();
  const title = <span className="over">{t('deadline.title')}</span>;
  if (!form || (from && group && !deadline))
    return (
      <div className="safe" aria-busy>
        {title}
        <span className="fact-bone" />
      </div>
    );
  const rule = form.processing?.lodgeBefore;
  const isKnown = rule && (!group || !rule.groups || rule.groups.includes(group));
  if (!isKnown)
    return (
      <div className="safe" data-state="unknown">
        {title}
        <strong>{t('deadline.unknown')}</strong>
        <small>{t('deadline.unknownText')}</small>
      </div>
    );
  const safe = deadline?.safeDay;
  if (!from || !deadline || !safe || !deadline.lodgeBy)
    return (
      <div className="safe">
        {title}
        <small>{t('deadline.chooseDates')}</small>
      </div>
    );
  const { verdict } = deadline;
  return (
    <div className="safe" data-state={verdict}>
      {verdict === 'late' ? (
        <TooLate form={form} from={from} lodgeBy={deadline.lodgeBy} />
      ) : (
        <>
          {title}
          <strong>
            {verdict === 'tight'
              ? t('deadline.passed', { day: longDay(safe.date, i18n.language) })
              : longDay(safe.date, i18n.language, { weekday: 'long' })}
          </strong>
          {verdict === 'safe' && safe.coversLongest && (
            <small>{t('deadline.covers', { days: form.processing!.longestDays! })}</small>
          )}
          {!safe.coversLongest && <small {...fact(rule.basis)} />}
          <Runway deadline={deadline} from={from} />
        </>
      )}
      <details className="safe-how">
        <summary>{say('how')}</summary>
        <DeadlineSteps deadline={deadline} place={form} />
      </details>
      <small>{t('deadline.asOf', { date: asOfText(rule.asOf, i18n.language) })}</small>
    </div>
  );
}
