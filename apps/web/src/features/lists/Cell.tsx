import type { ReactNode } from 'react';
import './cell.css';

interface Props {
  children: ReactNode;
  sub?: ReactNode;
  compact: boolean;
  strong?: boolean;
  indent?: number; // below a mark, so that words stand under words
}

// Two lines, or one where rows are compact.
export const Cell = ({ children, sub, compact, strong, indent }: Props) => (
  <>
    <div className="cell-lead" data-strong={strong || undefined}>
      {children}
    </div>
    {!compact && sub && (
      <div className="cell-sub" style={indent ? { paddingLeft: indent } : undefined}>
        {typeof sub === 'string' ? <span className="cell-name">{sub}</span> : sub}
      </div>
    )}
  </>
);
