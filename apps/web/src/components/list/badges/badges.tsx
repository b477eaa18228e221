import type { ReactNode } from 'react';
import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconArrowBackUp,
  IconCheck,
  IconCircleCheckFilled,
  IconClockHour4,
  IconInfoCircleFilled,
  IconHistory,
  IconMinus,
} from '@tabler/icons-react';
import { statuses, type ReviewState, type Status } from '@visawright/contract/applications/application-status.ts';
import { initialsOf } from '../../Initials.tsx';
import { urgencyOf } from './urgency.ts';
import './badges.css';
import { useListTexts } from '../../../translations/list/list-texts.ts';

// Badges of the staff screens; meaning is carried by shape and text, not by colour alone.

const steps = statuses.length - 1;

// A ring that fills with each status.
function StatusRing({ status }: { status: Status }) {
  const step = statuses.indexOf(status);
  if (step === steps) return <IconCircleCheckFilled size={17} className="badge-ok" aria-hidden />;
  const round = 2 * Math.PI * 2.625;
  return (
    <svg width={16} height={16} viewBox="0 0 16 16" className={step > 0 ? 'badge-auto' : 'badge-faint'} aria-hidden>
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

export function ApplicationStatusBadge({ status }: { status: Status }) {
  const { t } = useListTexts();
  return (
    <span className="badge">
      <StatusRing status={status} />
      <span className="badge-text">{t(`status.${status}`)}</span>
    </span>
  );
}

// lapsed: approved, then edited
const reviews: Record<ReviewState | 'lapsed', ReactNode> = {
  none: <IconMinus size={14} aria-hidden />,
  requested: <IconClockHour4 size={15} aria-hidden />,
  approved: <IconCheck size={15} stroke={2.4} className="badge-ok" aria-hidden />,
  returned: <IconArrowBackUp size={15} stroke={2.2} className="badge-bad" aria-hidden />,
  lapsed: <IconHistory size={15} className="badge-warn" aria-hidden />,
};

export function ReviewBadge({ review }: { review: ReviewState | 'lapsed' }) {
  const { t } = useListTexts();
  return (
    <span className="badge" data-review={review}>
      {reviews[review]}
      <span className="badge-text">{t(`review.${review}`)}</span>
    </span>
  );
}

const severities = {
  blocking: { tone: 'bad', Icon: IconAlertOctagonFilled },
  warning: { tone: 'warn', Icon: IconAlertTriangleFilled },
  note: { tone: 'note', Icon: IconInfoCircleFilled },
} as const;
export type Severity = keyof typeof severities;

// silent: hidden from screen readers, because the text is beside it.
export function SeverityIcon({ severity, size = 15, silent }: { severity: Severity; size?: number; silent?: boolean }) {
  const { t } = useListTexts();
  const { Icon, tone } = severities[severity];
  const message = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(`severity.${severity}`) };
  return <Icon size={size} className={`badge-${tone}`} {...message} />;
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
// Hidden from screen readers, because the numbers are beside it.
export const Meter = ({ value, max, width = 44, tone }: MeterProps) => (
  <span className="meter" data-tone={tone} style={{ width }} aria-hidden>
    <span style={{ width: `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%` }} />
  </span>
);

export const Reference = ({ children }: { children: ReactNode }) => <span className="badge-ref">{children}</span>;

const hues = [210, 265, 165, 330, 35, 190];

// The hue depends on the name. Hidden from screen readers, because the name is beside it.
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

export const PersonBadge = ({ name }: { name: string }) => (
  <span className="badge" title={name}>
    <PersonInitials name={name} />
    <span className="badge-text">{name}</span>
  </span>
);

interface UrgencyProps {
  days: number | null;
  settled?: boolean; // submitted: no longer urgent
  limits?: { bad: number; warn: number };
  withIcon?: boolean;
}

export function UrgencyBadge({ days, settled, limits, withIcon = true }: UrgencyProps) {
  const { t } = useListTexts();
  if (days === null) return null;
  const tone = settled ? null : urgencyOf(days, limits);
  const severity = tone === 'bad' ? 'blocking' : 'warning';
  const text =
    days < 0
      ? t('days.ago', { count: -days })
      : days < 2
        ? t(days === 0 ? 'days.today' : 'days.tomorrow')
        : t('days.in', { count: days });
  return (
    <span className="urgency" data-tone={tone ?? undefined}>
      {withIcon && tone && <SeverityIcon severity={severity} size={12} silent />}
      {text}
    </span>
  );
}
