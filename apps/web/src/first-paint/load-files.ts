import type { Ahead } from './ahead.types.ts';
import type { Visit } from './visit.ts';

// All at once with the first bundle, where the app by itself would ask for one after the other.
export function loadFiles({ files, staff, applicant }: Ahead, { token, isDirect, screen }: Visit) {
  if (token === null) return; // sign-in comes with the first bundle
  const wanted = isDirect ? [...applicant, ...(screen?.files ?? [])] : staff;
  for (const file of new Set(wanted)) {
    const link = document.createElement('link');
    const href = `/${files[file]}`;
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = ''; // as the app's own loader asks, or it would be loaded twice
    link.href = href;
    document.head.append(link);
  }
}
