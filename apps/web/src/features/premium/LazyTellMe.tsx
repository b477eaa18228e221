import { lazy, Suspense, type ComponentProps } from 'react';

// The header holds the cards: what the one control needs comes when they are opened.
const TellMe = lazy(async () => ({ default: (await import('./TellMe.tsx')).TellMe }));

export const LazyTellMe = (props: ComponentProps<typeof TellMe>) => (
  <Suspense fallback={<span className="soon-tell" />}>
    <TellMe {...props} />
  </Suspense>
);
