import type { Application } from '@visawright/contract/applications/application.ts';
import { expect } from 'vitest';
import type { ListDefinition } from '../components/list/list.types.ts';
import { applications } from './applications.ts';
import { startServer, type Handlers } from './fake-server.ts';
import { listServer } from './list-server.ts';
import { agent } from './people.ts';
import { renderScreen } from './render-screen.tsx';
import { TestList } from './TestList.tsx';

interface Options {
  readonly rows?: readonly Application[];
  readonly at?: string;
  readonly handlers?: Handlers;
  readonly part?: Partial<ListDefinition<Application>>;
  readonly newCount?: number;
}

// The list of applications with its server, once its first rows are there.
export async function openList({
  rows = applications(8),
  at = '/applications',
  handlers,
  part,
  newCount,
}: Options = {}) {
  const server = startServer({ ...listServer(rows), ...handlers });
  const screen = await renderScreen(<TestList {...(part ? { part } : {})} {...(newCount ? { newCount } : {})} />, {
    user: agent,
    at,
  });
  const table = screen.getByRole('table', { name: 'Applications' });
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('tbody th[scope=row]')].map((cell) => cell.textContent);
  const seeNames = (expected: readonly string[]) => expect.poll(names).toEqual(expected);
  // What a live hint offers: “1 new” reads the list again.
  const showNew = () => screen.getByRole('button', { name: '1 new' }).click();
  return { ...screen, server, table, names, seeNames, showNew };
}
