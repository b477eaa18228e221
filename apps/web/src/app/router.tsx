import { lazy, Suspense } from 'react';
import { createHashRouter, Navigate, useLocation } from 'react-router';
import { RouteCrash } from './RouteCrash.tsx';
import { useSession, type CurrentUser } from '../lib/session/session.ts';
import { profileRedirect, redirectFor, screenForPath, startHash } from './routing/screen-for-path.ts';
import { applicantPages, pages } from './pages.tsx';
import { PageLoader } from './PageLoader.tsx';

const NotFound = lazy(() => import('../features/shared/dead-ends/NotFound.tsx'));
const Unauthorised = lazy(() => import('../features/shared/dead-ends/Unauthorised.tsx'));
const ApplicantLayout = lazy(async () => ({
  default: (await import('./applicant/ApplicantLayout.tsx')).ApplicantLayout,
}));
const StaffLayout = lazy(async () => ({ default: (await import('./staff/StaffLayout.tsx')).StaffLayout }));

function Screen() {
  const { pathname, search } = useLocation();
  const { user, flags } = useSession();
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const toProfile = profileRedirect(path, search, user.role);
  if (toProfile) return <Navigate to={toProfile} replace />;
  const redirect = redirectFor(path, flags);
  if (redirect) return <Navigate to={{ pathname: redirect, search }} replace />;
  const destination = screenForPath(path, user.role);
  if (destination === 'notFound') return <NotFound />;
  if (destination === 'unauthorised') return <Unauthorised />;
  const own = user.role.includes('applicant') ? applicantPages[destination.id] : undefined;
  const Page = own ?? pages[destination.id];
  return <Page key={path} screen={destination.id} />;
}

export function createRouter(user: CurrentUser, hasFlow: boolean) {
  const hash = startHash(location.hash, user.role);
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
  const Layout = hasFlow ? ApplicantLayout : StaffLayout;
  const screen = (
    <Suspense fallback={<PageLoader />}>
      <Screen />
    </Suspense>
  );
  const children = [{ path: '*', element: screen, errorElement: <RouteCrash /> }];
  return createHashRouter([{ element: <Layout />, errorElement: <RouteCrash />, children }]);
}
