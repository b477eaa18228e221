import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded when the menu is opened, to keep the header small.
const NotifyMe = lazy(async () => ({ default: (await import('./NotifyMe.tsx')).NotifyMe }));

export const LazyNotifyMe = (props: ComponentProps<typeof NotifyMe>) => (
  <Suspense fallback={<span className="soon-notify" />}>
    <NotifyMe {...props} />
  </Suspense>
);
