import { lazy, Suspense, useDeferredValue } from 'react';
import { FullScreenLoader } from '../components/FullScreenLoader.tsx';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { SignProvider } from '../components/SignProvider.tsx';
import SignInPage from '../features/sign-in/SignInPage.tsx';
import { sessionStore, type Phase } from '../lib/session.ts';
import { toastsWanted } from '../lib/toast.ts';

// Loaded with the page: the loader and sign-in. Everything else comes when it is needed.
const App = lazy(() => import('./App.tsx'));
const Toasts = lazy(() => import('../components/Toasts.tsx'));
const ResetPage = lazy(() => import('../features/sign-in/ResetPage.tsx'));
const ConfirmAccount = lazy(() => import('../features/session/ConfirmAccount.tsx'));
const AddressUnknown = lazy(() => import('../features/session/AddressUnknown.tsx'));
const SessionFailed = lazy(() => import('../features/session/SessionFailed.tsx'));

function BeforeSession({ phase }: { phase: Phase }) {
  if (phase.name === 'signedOut') return <SignInPage notice={phase.notice ?? ''} />;
  if (phase.name === 'reset') return <ResetPage code={phase.code} />;
  if (phase.name === 'confirmAccount') return <ConfirmAccount incoming={phase.incoming} flags={phase.flags} />;
  if (phase.name === 'addressUnknown') return <AddressUnknown />;
  if (phase.name === 'failed') return <SessionFailed message={phase.message} requestId={phase.requestId} />;
  return null;
}

export function Root() {
  const now = sessionStore((state) => state.phase);
  const late = useDeferredValue(now);
  // The app of a visit that begins signed in is built in small turns, beneath what is already drawn.
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
      {/* A toast that cannot be shown takes nothing else with it. */}
      <ErrorBoundary fallback={null}>
        <Suspense>{withToasts && <Toasts />}</Suspense>
      </ErrorBoundary>
    </ErrorBoundary>
  );
}
