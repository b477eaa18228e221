import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { Failing } from '../../components/Failing.tsx';
import { Pill } from '../../components/list/marks.tsx';
import { calendarDateOf, clockTime, longDay, today } from '../../lib/dates.ts';
import { errorWords } from '../../lib/error-words.ts';
import { useTranslation } from '../../lib/words.ts';
import { useEndSession, useOwnSessions } from './sessions.api.ts';

export function SessionList() {
  const { t, i18n } = useTranslation('settings');
  const { data: sessions, error, isFetching, refetch } = useOwnSessions();
  const end = useEndSession();
  const title = useRef<HTMLHeadingElement>(null);
  const endIt = (which: string) => end.mutate(which, { onSuccess: () => title.current?.focus() }); // its row goes
  const others = sessions?.filter(({ isThisOne }) => !isThisOne) ?? [];
  const when = (time: string) => {
    const day = calendarDateOf(new Date(time));
    const clock = clockTime(time, i18n.language);
    return day === today() ? clock : `${longDay(day, i18n.language, { month: 'short' })}, ${clock}`;
  };
  return (
    <section className="set-part" aria-labelledby="set-sessions">
      <div className="set-part-head">
        <h3 id="set-sessions" ref={title} tabIndex={-1}>
          {t('sessions.title')}
        </h3>
        {others.length > 0 && (
          <Button
            size="xs"
            variant="default"
            loading={end.isPending && end.variables === 'others'}
            onClick={() => endIt('others')}
          >
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      {!sessions && error && (
        <Failing title={t('sessions.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      <ul className="set-sessions">
        {sessions?.map((one) => {
          const Icon = /android|iphone|ipad/i.test(one.device) ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <li key={one.sessionUid}>
              <Icon size={20} stroke={1.5} aria-hidden />
              <span>
                <b>{one.device}</b>
                <small>
                  {t('sessions.started', { time: when(one.startedAt) })} ·{' '}
                  {t('sessions.active', { time: when(one.lastActiveAt) })}
                </small>
              </span>
              {one.isThisOne ? (
                <Pill tone="ok">{t('sessions.thisOne')}</Pill>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  loading={end.isPending && end.variables === one.sessionUid}
                  aria-label={t('sessions.endOne', { device: one.device })}
                  onClick={() => endIt(one.sessionUid)}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ErrorLine message={errorWords(end.error)} />
      <p className="set-saved" role="status">
        {end.data && t('sessions.ended', { count: end.data.ended })}
      </p>
    </section>
  );
}
