import type { ReactNode } from 'react';
import { useDevice } from '../../../lib/browser/device.ts';
import { SourcePane } from './SourcePane.tsx';
import { SourceSheet } from './SourceSheet.tsx';

// Documents beside the answers; on narrow screens in a bottom sheet.
export function BesideSource({ children }: { children: ReactNode }) {
  const isWide = useDevice().type === 'Desktop';
  return (
    <div className="form-editor">
      <div className="form-columns">
        <div className="form-main">{children}</div>
        {isWide && (
          <aside className="form-aside">
            <SourcePane />
          </aside>
        )}
      </div>
      {!isWide && <SourceSheet />}
    </div>
  );
}
