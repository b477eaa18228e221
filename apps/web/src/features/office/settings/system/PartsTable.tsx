import type { SystemStatus } from '@visawright/contract/insight/system-status.ts';
import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheckFilled, IconMinus } from '@tabler/icons-react';
import { Pill, type Tone } from '../../../../components/list/badges/badges.tsx';
import { momentText } from '../../../../lib/dates/moments.ts';
import { useSystemTexts } from '../../../../translations/system/system-texts.ts';

type Part = SystemStatus['parts'][number];

const looks: Record<Part['state'], { tone: Tone; icon: typeof IconMinus }> = {
  up: { tone: 'ok', icon: IconCircleCheckFilled },
  partly: { tone: 'warn', icon: IconAlertTriangleFilled },
  down: { tone: 'bad', icon: IconAlertOctagonFilled },
  unknown: { tone: 'plain', icon: IconMinus },
};

// A part that fails also says what people notice of it.
export function PartsTable({ parts }: { parts: readonly Part[] }) {
  const { t, language } = useSystemTexts();
  return (
    <section className="set-part" aria-labelledby="system-parts">
      <h3 id="system-parts">{t('parts.title')}</h3>
      <table className="system-table">
        <thead>
          <tr>
            <th scope="col">{t('parts.part')}</th>
            <th scope="col">{t('parts.state')}</th>
            <th scope="col">{t('parts.since')}</th>
            <th scope="col">{t('parts.answer')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, state, since, milliseconds }) => {
            const { tone, icon: Icon } = looks[state];
            return (
              <tr key={part} data-state={state}>
                <th scope="row">
                  {t(`parts.names.${part}`)}
                  {state !== 'up' && state !== 'unknown' && <small>{t(`parts.effects.${part}`)}</small>}
                </th>
                <td>
                  <Pill tone={tone} icon={<Icon size={13} aria-hidden />}>
                    {t(`parts.states.${state}`)}
                  </Pill>
                </td>
                <td data-label={t('parts.since')}>{since ? momentText(since, language) : '–'}</td>
                <td data-label={t('parts.answer')}>
                  {milliseconds === null || state === 'down' ? '–' : t('parts.milliseconds', { count: milliseconds })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
