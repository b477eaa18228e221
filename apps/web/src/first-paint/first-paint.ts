import type { Ahead } from './ahead.types.ts';
import { callEarly } from './early-calls.ts';
import { loadFiles } from './load-files.ts';
import { drawShell } from './shell.ts';
import { expectedVisit } from './visit.ts';

// Written into the page itself, so that it runs before any file has come. Without it everything works, only later.
const ahead = JSON.parse(document.getElementById('ahead')!.textContent) as Ahead;
try {
  const visit = expectedVisit(ahead, location);
  callEarly(ahead, visit.token); // first: small, and the app waits for them
  loadFiles(ahead, visit);
  if (visit.screen && visit.saysItsHeading) drawShell(visit.screen);
} catch {
  // a forbidden store, for one: the app says what is wrong
}
