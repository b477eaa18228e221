import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';

export const Section = ({
  children,
  className = '',
  label,
}: {
  children: ReactNode;
  className?: string;
  label?: string;
}) => (
  <section className={`section ${className}`} {...(label ? { 'aria-label': label } : {})}>
    {children}
  </section>
);

export const Keys = ({ children }: { children: string }) => <kbd aria-hidden>{children}</kbd>;

export const Foot = ({ children, note }: { children: ReactNode; note?: ReactNode }) => (
  <footer className="foot">
    {children}
    {note === undefined ? null : <p>{note}</p>}
  </footer>
);

interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly kind?: 'primary' | 'plain';
  readonly isSmall?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly keys?: string; // as in aria-keyshortcuts
}

export const Button = ({
  children,
  onClick,
  kind = 'plain',
  isSmall = false,
  disabled = false,
  type = 'button',
  keys,
}: ButtonProps) => (
  <button
    type={type === 'submit' ? 'submit' : 'button'}
    className={`button ${kind} ${isSmall ? 'small' : ''}`}
    onClick={onClick}
    disabled={disabled}
    aria-keyshortcuts={keys}
  >
    {children}
  </button>
);

export const Link = ({ children, onClick, label }: { children: ReactNode; onClick: () => void; label?: string }) => (
  <button type="button" className="link" onClick={onClick} aria-label={label}>
    {children}
  </button>
);

export interface BarPart {
  readonly share: number;
  readonly tone: 'brand' | 'ok' | 'bad' | 'warn' | 'rest';
}

// The sentence beside it says the same in numbers.
export const Bar = ({ parts }: { parts: readonly BarPart[] }) => (
  <div className="bar" aria-hidden>
    {parts
      .filter(({ share }) => share > 0)
      .map(({ share, tone }) => (
        <i key={tone} data-tone={tone} ref={(element) => element?.style.setProperty('flex-grow', String(share))} />
      ))}
  </div>
);

interface FoldProps {
  readonly title: ReactNode;
  readonly side: string;
  readonly mark?: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export const Fold = ({ title, side, mark, isOpen = false, children }: FoldProps) => (
  <details className="fold" open={isOpen}>
    <summary>
      <IconChevronDown size={14} className="fold-arrow" aria-hidden />
      {mark}
      <span>{title}</span>
      <small>{side}</small>
    </summary>
    {children}
  </details>
);
