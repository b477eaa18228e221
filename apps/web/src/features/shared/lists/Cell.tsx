import type { ReactNode } from 'react';
import './cell.css';

interface Props {
  children: ReactNode;
  sub?: ReactNode;
  compact: boolean;
  strong?: boolean;
  indent?: number; // aligns the text with the line above
}

// Two lines, or one in compact rows.
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
