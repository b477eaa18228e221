import { lazy, Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { Providers } from '../app/providers.tsx';
import { toastsWanted } from '../lib/browser/toast.ts';
import { sessionStore, type CurrentUser } from '../lib/session/session.ts';
import { openFlags } from '../lib/session/flags.ts';
import { storeSession } from '../lib/tokens/stored-session.ts';
import { realm, traveller } from './people.ts';

const Toasts = lazy(() => import('../components/feedback/Toasts.tsx'));
const ShownToasts = () => (toastsWanted() ? <Toasts /> : null);

const hour = 3_600_000;
const session = {
  kind: 'form' as const,
  access_token: 'test.token.only',
  refresh_token: 'test',
  expires_in: 3_600,
  refresh_expires_in: 3_600,
  expiresAt: Date.now() + hour,
  refreshExpiresAt: Date.now() + hour,
};

interface Options {
  readonly user?: CurrentUser;
  readonly at?: string; // path and query of the address
}

// A screen as a signed-in person sees it, with the providers of the product and an address of its own.
export async function renderScreen(ui: ReactNode, { user = traveller, at = '/' }: Options = {}) {
  storeSession(session);
  sessionStore.setState({ phase: { name: 'ready' }, realm, user, flags: openFlags });
  const isApplicant = user.role.includes('applicant');
  const layout = isApplicant ? (
    <div className="applicant app">
      <main tabIndex={-1} className="wrap main">
        {ui}
      </main>
    </div>
  ) : (
    <div className="staff-page" style={{ height: '100dvh' }}>
      <main tabIndex={-1} className="staff-main">
        {ui}
      </main>
    </div>
  );
  const router = createMemoryRouter([{ path: '*', element: layout }], { initialEntries: [at] });
  const screen = await render(
    <Providers flow={isApplicant}>
      <RouterProvider router={router} />
      <Suspense>
        <ShownToasts />
      </Suspense>
    </Providers>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  // The browser's Back button: the router of the tests has no window that tells of it.
  const goBack = async () => {
    window.dispatchEvent(new PopStateEvent('popstate'));
    await router.navigate(-1);
  };
  return { ...screen, router, address, goBack };
}
