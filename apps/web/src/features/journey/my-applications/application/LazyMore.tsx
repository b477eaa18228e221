import { lazy, Suspense, useState } from 'react';
import { MoreButton } from './MoreButton.tsx';
import type { MoreProps } from './more.types.ts';

const MoreMenu = lazy(async () => ({ default: (await import('./MoreMenu.tsx')).MoreMenu }));

// The menu is loaded on first use.
export function LazyMore(props: MoreProps) {
  const [isAsked, setAsked] = useState(false);
  const { subject, size } = props;
  if (!isAsked) return <MoreButton subject={subject} size={size} onClick={() => setAsked(true)} />;
  return (
    <Suspense fallback={<MoreButton subject={subject} size={size} loading />}>
      <MoreMenu {...props} />
    </Suspense>
  );
}
