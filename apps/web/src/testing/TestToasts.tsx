import { lazy, Suspense } from 'react';
import { toastsWanted } from '../lib/browser/toast.ts';

const Toasts = lazy(() => import('../components/feedback/Toasts.tsx'));
const ShownToasts = () => (toastsWanted() ? <Toasts /> : null);

// The messages at the edge of the window, which the product mounts beside its screens.
export const TestToasts = () => (
  <Suspense>
    <ShownToasts />
  </Suspense>
);
