import { IconAlertOctagon } from '@tabler/icons-react';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { longDay, today } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { AskOffice } from '../../deadline/AskOffice.tsx';
import { FactSource } from '../../../../components/origin/FactSource.tsx';
import { deadlineFacts } from '../../deadline/deadline-facts.ts';
import { DeadlineSteps } from '../../deadline/DeadlineSteps.tsx';
import type { Deadline } from '../../deadline/use-deadline.ts';
import { deadlineSegments } from './deadline-segments.ts';
import { useDeadlineTexts } from '../../../../translations/deadline/deadline-texts.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  form: Form | null; // null while it is being loaded
  group: VisaGroup | null;
  from: string | null;
  deadline: Deadline | null;
}

// Decorative bar; the list below has the same content.
function Runway({ deadline, from }: { deadline: Deadline; from: string }) {
  const { t, language } = useDetailsTexts();
  const short = (day: string) => longDay(day, language, { year: undefined });
  const parts = deadlineSegments(deadline, from, today());
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

// Placed above the fee, before the traveller pays anything.
function TooLate({ form, from, lodgeBy }: { form: Form; from: string; lodgeBy: string }) {
  const { t, language } = useDeadlineTexts();
  return (
    <div className="too-late">
      <strong>
        <IconAlertOctagon size={22} stroke={1.8} aria-hidden /> {t('late.title')}
      </strong>
      <p>{t('late.text', { travel: longDay(from, language), day: longDay(lodgeBy, language) })}</p>
      <ul>
        <li>{t('late.dates')}</li>
        <li>
          <AskOffice form={form} />
        </li>
      </ul>
    </div>
  );
}

export function SafeDayCard({ form, group, from, deadline }: Props) {
  const { t, language } = useDetailsTexts();
  const { t: translate } = useDeadlineTexts();
  const fact = useFactText();
  const title = <span className="over">{t('deadline.title')}</span>;
  if (!form || (from && group && !deadline))
    return (
      <div className="safe" aria-busy>
        {title}
        <span className="fact-skeleton" />
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
              ? t('deadline.passed', { day: longDay(safe.date, language) })
              : longDay(safe.date, language, { weekday: 'long' })}
          </strong>
          {verdict === 'safe' && safe.coversLongest && (
            <small>{t('deadline.covers', { days: form.processing!.longestDays! })}</small>
          )}
          {!safe.coversLongest && <small {...fact(rule.basis)} />}
          <Runway deadline={deadline} from={from} />
        </>
      )}
      <details className="safe-how">
        <summary>{translate('how')}</summary>
        <DeadlineSteps deadline={deadline} place={form} hasSource={false} />
      </details>
      <FactSource form={form} facts={deadlineFacts(form)} />
    </div>
  );
}
