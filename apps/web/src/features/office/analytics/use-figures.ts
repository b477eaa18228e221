import { fewestCases } from '@visawright/contract/insight/analytics-facts.ts';
import { formatNumber } from '../../../components/list/table/format-number.ts';
import { useAnalyticsTexts, type AnalyticsTranslate } from '../../../translations/analytics/analytics-texts.ts';

type Number = number | null;

// Numbers as the cards write them. A hidden count is a word, a rate of too few cases another.
export function useFigures() {
  const { t } = useAnalyticsTexts();
  return figuresIn(t);
}
export type Figures = ReturnType<typeof figuresIn>;

function figuresIn(t: AnalyticsTranslate) {
  const count = (n: Number) => (n === null ? t('hidden') : formatNumber(n));
  const percent = (part: number, digits = 0) => `${(part * 100).toFixed(digits)}%`;
  const isEnough = (cases: Number) => cases !== null && cases >= fewestCases;
  const duration = (minutes: number) => {
    if (minutes < 60) return t('duration.minutes', { minutes: Math.round(minutes) });
    const hours = Math.round(minutes / 60);
    if (hours < 24) return t('duration.hours', { hours });
    const [days, rest] = [Math.floor(hours / 24), hours % 24];
    return rest === 0 ? t('duration.days', { days }) : t('duration.daysAndHours', { days, hours: rest });
  };
  return {
    count,
    percent,
    isEnough,
    duration,
    share: (share: Number, cases: Number, digits = 0) =>
      share === null || !isEnough(cases) ? t('few') : percent(share, digits),
    time: (minutes: Number, cases: Number) => (minutes === null || !isEnough(cases) ? t('few') : duration(minutes)),
  };
}

const signed = (text: string, isMore: boolean) => `${isMore ? '+' : '−'}${text}`;

export interface ChangeText {
  readonly text: string;
  readonly isMore: boolean;
}

export const changeOfCount = (now: Number, was: Number, { percent }: Figures): ChangeText | null =>
  now === null || was === null || was < fewestCases || now === was
    ? null
    : { text: signed(percent(Math.abs(now - was) / was, 1), now > was), isMore: now > was };

export const changeOfTime = (now: Number, was: Number, { duration }: Figures): ChangeText | null =>
  now === null || was === null || now === was
    ? null
    : { text: signed(duration(Math.abs(now - was)), now > was), isMore: now > was };

export const changeOfShare = (now: Number, was: Number, t: AnalyticsTranslate): ChangeText | null =>
  now === null || was === null || now === was
    ? null
    : { text: t('points', { value: signed((Math.abs(now - was) * 100).toFixed(1), now > was) }), isMore: now > was };
