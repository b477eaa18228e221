import type { ReactNode } from 'react';
import { useDevice } from '../../lib/device.ts';
import { SourcePane } from './SourcePane.tsx';
import { SourceSheet } from './SourceSheet.tsx';

// Answers with the papers beside them; where there is no room the source comes up from below.
export function BesideSource({ children }: { children: ReactNode }) {
  const isWide = useDevice().type === 'Desktop';
  return (
    <div className="form-work">
      <div className="form-columns">
        <div className="form-left">{children}</div>
        {isWide && (
          <aside className="form-right">
            <SourcePane />
          </aside>
        )}
      </div>
      {!isWide && <SourceSheet />}
    </div>
  );
}
