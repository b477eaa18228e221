import type { ReactNode } from 'react';
import { useDevice } from '../../../../lib/browser/device.ts';

interface Props {
  title: string;
  count?: number;
  children: ReactNode;
}

const besideFrom = 1320; // px; wider windows have a column for it

// Content below the sections; collapsed on narrow windows.
export function NarrowDisclosure({ title, count, children }: Props) {
  const { width } = useDevice();
  if (width > besideFrom) return children;
  return (
    <details className="fr-disclosure">
      <summary>
        {title} {count !== undefined && <small>{count}</small>}
      </summary>
      {children}
    </details>
  );
}
