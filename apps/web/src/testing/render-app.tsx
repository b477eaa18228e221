import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { render } from 'vitest-browser-react';
import App from '../app/App.tsx';
import type { CurrentUser } from '../lib/session/session.ts';
import { startSession } from './start-session.ts';
import { TestToasts } from './TestToasts.tsx';

interface Options {
  readonly user: CurrentUser;
  readonly at: string; // path and query of the address
  readonly rules?: Partial<RealmConfiguration['rules']>;
}

// The whole application of a signed-in person: layout, sidebar and the screen of an address.
export function renderApp({ user, at, rules }: Options) {
  startSession(user, rules);
  location.hash = at;
  return render(
    <>
      <App />
      <TestToasts />
    </>,
  );
}
