import type { Ahead } from './ahead.types.ts';
import type { Visit } from './visit.ts';

// Preloads in parallel what the app would request one after the other.
export function loadFiles({ files, staff, applicant }: Ahead, { token, isDirect, screen }: Visit) {
  if (token === null) return; // sign-in is part of the first bundle
  const wanted = isDirect ? [...applicant, ...(screen?.files ?? [])] : staff;
  for (const file of new Set(wanted)) {
    const link = document.createElement('link');
    const href = `/${files[file]}`;
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = ''; // same mode as the app's loader, otherwise files are loaded twice
    link.href = href;
    document.head.append(link);
  }
}
