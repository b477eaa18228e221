import type { Ahead } from './ahead.types.ts';
import { callEarly } from './early-calls.ts';
import { loadFiles } from './load-files.ts';
import { drawShell } from './shell.ts';
import { expectedVisit } from './visit.ts';

// Inlined into the page, so that it runs before any file has loaded. Everything works without it, only slower.
const ahead = JSON.parse(document.getElementById('ahead')!.textContent) as Ahead;
try {
  const visit = expectedVisit(ahead, location);
  callEarly(ahead, visit.token); // first: they are small and the app waits for them
  loadFiles(ahead, visit);
  if (visit.screen && visit.drawsHeading) drawShell(visit.screen);
} catch {
  // for example storage is blocked; the app reports it
}
