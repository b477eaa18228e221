import type { ReactNode } from 'react';
import { useDevice } from '../../../lib/device.ts';

interface Props {
  title: string;
  count?: number;
  children: ReactNode;
}

const besideFrom = 1320; // from this width on there is a column for it

// What stands below the sections; on narrow windows a line that opens.
export function NarrowFold({ title, count, children }: Props) {
  const { width } = useDevice();
  if (width > besideFrom) return children;
  return (
    <details className="fr-fold">
      <summary>
        {title} {count !== undefined && <small>{count}</small>}
      </summary>
      {children}
    </details>
  );
}
