import type { FactEvent } from '@visawright/contract/forms/facts.ts';
import { longDay } from '../../../../../lib/dates/dates.ts';
import { momentText } from '../../../../../lib/dates/moments.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { SourceText } from '../entries/SourceText.tsx';
import { useFactWords } from './use-fact-words.ts';

// Everything that happened to a fact, newest first.
export function FactHistory({ events, factKey }: { events: readonly FactEvent[]; factKey: string }) {
  return (
    <ul className="cat-acts">
      {events.map((event, at) => (
        <li key={`${event.kind} ${event.at ?? at}`} data-event={event.kind} data-stands={event.stands}>
          <Event event={event} factKey={factKey} />
        </li>
      ))}
    </ul>
  );
}

function Event({ event, factKey }: { event: FactEvent; factKey: string }) {
  const { t, language } = useFactsTexts();
  const words = useFactWords();
  const { kind, at, on, source, reason, value, isRemoved, stands } = event;
  const name = event.byName ?? t('events.somebody');
  const hasValue = value !== null && value !== undefined;
  return (
    <>
      <b>{t(`events.${kind}`, { name })}</b> {at && <small>{momentText(at, language)}</small>}
      {hasValue && <div>{words.value({ key: factKey, value })}</div>}
      {isRemoved && <div>{t('events.removed')}</div>}
      {source && <SourceText source={source.title} url={source.url} />}
      {kind === 'shipped' && (
        <small>
          {on === null ? t('events.neverChecked') : t('events.shippedCheck', { day: longDay(on, language), name })}
        </small>
      )}
      {reason && <div lang="en">{reason}</div>}
      {kind === 'checked' && !stands && <small>{t('events.outdated')}</small>}
      {kind !== 'checked' && stands && <small>{t('events.inForce')}</small>}
    </>
  );
}
