import type { ReactNode } from 'react';
import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheckFilled,
  IconClockHour4,
  IconInfoCircleFilled,
  IconMinus,
} from '@tabler/icons-react';
import { statuses, type ReviewState, type Status } from '@visawright/contract/application-status.ts';
import { initialsOf } from '../Initials.tsx';
import { useListWords } from './list-words.ts';
import { urgencyOf } from './urgency.ts';
import './marks.css';

// Small marks of every staff screen: each says its meaning by shape and words, colour only helps.

const steps = statuses.length - 1;

// A ring that fills with the steps of an application's life.
function StatusRing({ status }: { status: Status }) {
  const step = statuses.indexOf(status);
  if (step === steps) return <IconCircleCheckFilled size={17} className="mark-ok" aria-hidden />;
  const round = 2 * Math.PI * 2.625;
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" className={step > 0 ? 'mark-auto' : 'mark-faint'} aria-hidden>
      <circle
        cx={8}
        cy={8}
        r={6.75}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeDasharray={step > 0 ? undefined : '2.2 2.1'}
      />
      {step > 0 && (
        <circle
          cx={8}
          cy={8}
          r={2.625}
          fill="none"
          stroke="currentColor"
          strokeWidth={5.25}
          strokeDasharray={`${(round * step) / steps} ${round}`}
          transform="rotate(-90 8 8)"
        />
      )}
    </svg>
  );
}

export function StatusMark({ status }: { status: Status }) {
  const t = useListWords();
  return (
    <span className="mark">
      <StatusRing status={status} />
      <span className="mark-text">{t(`status.${status}`)}</span>
    </span>
  );
}

const reviews: Record<ReviewState, ReactNode> = {
  none: <IconMinus size={14} aria-hidden />,
  requested: <IconClockHour4 size={15} aria-hidden />,
  approved: <IconCheck size={15} stroke={2.4} className="mark-ok" aria-hidden />,
  returned: <IconArrowBackUp size={15} stroke={2.2} className="mark-bad" aria-hidden />,
};

export function ReviewMark({ review }: { review: ReviewState }) {
  const t = useListWords();
  return (
    <span className="mark" data-review={review}>
      {reviews[review]}
      <span className="mark-text">{t(`review.${review}`)}</span>
    </span>
  );
}

const severities = {
  blocking: { tone: 'bad', Icon: IconAlertOctagonFilled },
  warning: { tone: 'warn', Icon: IconAlertTriangleFilled },
  note: { tone: 'note', Icon: IconInfoCircleFilled },
} as const;
export type Severity = keyof typeof severities;

// silent: the words stand beside it.
export function SeverityIcon({ severity, size = 15, silent }: { severity: Severity; size?: number; silent?: boolean }) {
  const t = useListWords();
  const { Icon, tone } = severities[severity];
  const said = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(`severity.${severity}`) };
  return <Icon size={size} className={`mark-${tone}`} {...said} />;
}

export type Tone = 'ok' | 'warn' | 'bad' | 'note' | 'auto' | 'plain';
export const Pill = ({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) => (
  <span className={`pill pill-${tone}`}>
    {icon}
    {children}
  </span>
);

interface MeterProps {
  value: number;
  max: number;
  width?: number | string;
  tone?: 'ok' | 'warn' | 'bad';
}
// The figures stand beside it, so it is silent.
export const Meter = ({ value, max, width = 44, tone }: MeterProps) => (
  <span className="meter" data-tone={tone} style={{ width }} aria-hidden>
    <span style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
  </span>
);

export const Reference = ({ children }: { children: ReactNode }) => <span className="mark-ref">{children}</span>;

const hues = [210, 265, 165, 330, 35, 190];

// The hue comes from the name, never from the brand. The name stands beside, so the initials are silent.
export function PersonInitials({ name, size = 20 }: { name: string; size?: number }) {
  const words = name.trim().split(/\s+/);
  const hue = hues[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % hues.length];
  return (
    <span
      className="person-initials"
      style={{ width: size, height: size, fontSize: Math.max(9, size * 0.4), '--hue': String(hue) } as object}
      aria-hidden
    >
      {initialsOf(words[0] ?? '', words.length > 1 ? words.at(-1)! : '')}
    </span>
  );
}

export const PersonMark = ({ name }: { name: string }) => (
  <span className="mark">
    <PersonInitials name={name} />
    <span className="mark-text">{name}</span>
  </span>
);

interface UrgencyProps {
  days: number | null;
  settled?: boolean; // submitted: nothing hurries any more
  limits?: { bad: number; warn: number };
  withIcon?: boolean;
}

export function Urgency({ days, settled, limits, withIcon = true }: UrgencyProps) {
  const t = useListWords();
  if (days === null) return null;
  const tone = settled ? null : urgencyOf(days, limits);
  const severity = tone === 'bad' ? 'blocking' : 'warning';
  const words =
    days < 0
      ? t('days.ago', { count: -days })
      : days < 2
        ? t(days === 0 ? 'days.today' : 'days.tomorrow')
        : t('days.in', { count: days });
  return (
    <span className="urgency" data-tone={tone ?? undefined}>
      {withIcon && tone && <SeverityIcon severity={severity} size={12} silent />}
      {words}
    </span>
  );
}
