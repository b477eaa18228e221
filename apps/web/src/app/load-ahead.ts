import { isDirectApplicant } from '../lib/direct-applicant.ts';
import { read, readJson } from '../lib/storage.ts';

type Load = () => Promise<unknown>;

// Where most visits of a direct applicant begin.
const screens: Record<string, Load> = {
  '': () => import('../features/my-applications/MyApplicationsScreen.tsx'),
  '/applications': () => import('../features/my-applications/MyApplicationsScreen.tsx'),
  '/get-visa': () => import('../features/details/DetailsScreen.tsx'),
  '/document-playground': () => import('../features/upload/UploadScreen.tsx'),
};

// A stored session most likely opens: what it will show is fetched while it is still being checked, not afterwards.
export function loadAhead() {
  if (read('session') === null) return;
  const wanted: Load[] = [() => import('./App.tsx')];
  if (isDirectApplicant(readJson('profile'))) {
    wanted.push(() => import('./applicant/ApplicantLayout.tsx'));
    const screen = screens[location.hash.slice(1).split('?', 1)[0]!];
    if (screen) wanted.push(screen);
  }
  for (const load of wanted) void load().catch(() => undefined); // whoever needs it asks again
}
