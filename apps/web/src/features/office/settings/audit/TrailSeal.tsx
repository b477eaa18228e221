import type { ReactNode } from 'react';
import { Button, Progress } from '@mantine/core';
import { IconShield, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import type { TrailCheck } from '@visawright/contract/platform/trail.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import { entryDay } from './entry-time.ts';
import { useStartTrailCheck, useTrailCheck } from './trail.api.ts';

const icons = { none: IconShield, running: IconShield, whole: IconShieldCheck, broken: IconShieldX } as const;

// The result of the latest check of the whole chain.
export function TrailSeal({ onShow }: { onShow: (entryNumber: number) => void }) {
  const { t } = useTrailTexts();
  const { data, error } = useTrailCheck();
  const start = useStartTrailCheck();
  if (!data)
    return (
      <div className="trail-seal" data-check="loading" aria-busy={!error}>
        {error && <ErrorLine message={t('seal.failing')} />}
      </div>
    );
  const { state, fault } = data;
  const Icon = icons[state];
  return (
    <section className="trail-seal" data-check={state} aria-label={t('seal.label')}>
      <Icon size={24} stroke={1.6} aria-hidden />
      <div className="trail-seal-text" role="status">
        <b>{t(`seal.${state}`)}</b>
        <SealText check={data} />
        <ErrorLine message={errorText(start.error)} />
      </div>
      {state === 'whole' && (
        <span className="trail-seal-chain" aria-hidden>
          {Array.from({ length: 12 }, (_, n) => (
            <i key={n} />
          ))}
        </span>
      )}
      {fault && (
        <Button variant="default" size="xs" onClick={() => onShow(fault.entryNumber)}>
          {t('seal.show', { number: formatNumber(fault.entryNumber) })}
        </Button>
      )}
      {state !== 'running' && (
        <Button variant="default" size="xs" loading={start.isPending} onClick={() => start.mutate()}>
          {t(state === 'none' ? 'seal.check' : 'seal.again')}
        </Button>
      )}
    </section>
  );
}

function SealText({ check: { state, entries, total, checkedAt, fault } }: { check: TrailCheck }): ReactNode {
  const { t, language } = useTrailTexts();
  const time = checkedAt === null ? '' : `${entryDay(checkedAt, language)}, ${clockTime(checkedAt, language)}`;
  if (state === 'none') return <span>{t('seal.noneText')}</span>;
  if (state === 'running')
    return (
      <>
        <span>{t('seal.runningText', { entries: formatNumber(entries), total: formatNumber(total) })}</span>
        <Progress size="sm" value={total > 0 ? (100 * entries) / total : 0} aria-label={t('seal.running')} animated />
      </>
    );
  if (fault)
    return (
      <span>
        <b>{t(`faults.${fault.what}`, { number: formatNumber(fault.entryNumber) })}</b> {t('seal.brokenText', { time })}
      </span>
    );
  return <span>{t('seal.wholeText', { entries: formatNumber(entries), count: entries, time })}</span>;
}
