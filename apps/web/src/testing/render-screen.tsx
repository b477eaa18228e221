import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { Providers } from '../app/providers.tsx';
import type { CurrentUser } from '../lib/session/session.ts';
import { traveller } from './people.ts';
import { startSession } from './start-session.ts';
import { TestToasts } from './TestToasts.tsx';

interface Options {
  readonly user?: CurrentUser;
  readonly at?: string; // path and query of the address
}

// A screen as a signed-in person sees it, with the providers of the product and an address of its own.
export async function renderScreen(ui: ReactNode, { user = traveller, at = '/' }: Options = {}) {
  startSession(user);
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
      <TestToasts />
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
