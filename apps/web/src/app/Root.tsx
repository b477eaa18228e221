import { lazy, Suspense, useDeferredValue } from 'react';
import { FullScreenLoader } from '../components/feedback/FullScreenLoader.tsx';
import { ErrorBoundary } from '../components/feedback/ErrorBoundary.tsx';
import { SignProvider } from '../components/sign-in/SignProvider.tsx';
import { sessionStore, type Phase } from '../lib/session/session.ts';
import { SignedOut } from './SignedOut.tsx';
import { toastsWanted } from '../lib/browser/toast.ts';

// Only the loader and sign-in load with the page; everything else loads on demand.
const App = lazy(() => import('./App.tsx'));
const Toasts = lazy(() => import('../components/feedback/Toasts.tsx'));
const ResetPage = lazy(() => import('../features/account/sign-in/ResetPage.tsx'));
const ConfirmAccount = lazy(() => import('../features/shared/session/ConfirmAccount.tsx'));
const AddressUnknown = lazy(() => import('../features/shared/session/AddressUnknown.tsx'));
const SessionFailed = lazy(() => import('../features/shared/session/SessionFailed.tsx'));

function BeforeSession({ phase }: { phase: Phase }) {
  if (phase.name === 'signedOut')
    return <SignedOut notice={phase.notice ?? ''} pending={phase.pending} isAgency={phase.isAgency} />;
  if (phase.name === 'reset') return <ResetPage code={phase.code} />;
  if (phase.name === 'confirmAccount') return <ConfirmAccount incoming={phase.incoming} flags={phase.flags} />;
  if (phase.name === 'addressUnknown') return <AddressUnknown />;
  if (phase.name === 'failed') return <SessionFailed message={phase.message} requestId={phase.requestId} />;
  return null;
}

export function Root() {
  const now = sessionStore((state) => state.phase);
  const late = useDeferredValue(now);
  // For a visit that starts signed in, React renders the app in short tasks behind the first paint.
  const phase = now.name === 'ready' && late.name === 'loading' ? late : now;
  const withToasts = toastsWanted();
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullScreenLoader />}>
        {phase.name === 'loading' && <FullScreenLoader />}
        {phase.name === 'ready' && <App />}
        {phase.name !== 'loading' && phase.name !== 'ready' && (
          <SignProvider>
            <BeforeSession phase={phase} />
          </SignProvider>
        )}
      </Suspense>
      {/* A failing toast must not take the app down. */}
      <ErrorBoundary fallback={null}>
        <Suspense>{withToasts && <Toasts />}</Suspense>
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
