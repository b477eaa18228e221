import { setTimeout as wait } from 'node:timers/promises';
import { openSocket, type TestSocket } from '@visawright/server/testing.ts';
import type { Crowd, Member } from './crowd.ts';

export interface Page {
  readonly member: Member;
  readonly url: string; // of its API process
  readonly socket: TestSocket['socket'];
  readonly receivedAt: Map<string, number>; // notification → time received
}

// Comparable with the clock of the database, which runs on the same machine.
export const now = () => performance.timeOrigin + performance.now();

// Opens pages on all processes, a few at a time.
export async function openPages(crowds: readonly Crowd[], urls: readonly string[], count: number): Promise<Page[]> {
  const wanted = Array.from({ length: count }, (_, i) => {
    const { realm, agents } = crowds[i % crowds.length]!;
    const turn = Math.floor(i / crowds.length);
    return { realm, member: agents[turn % agents.length]!, url: urls[Math.floor(turn / agents.length) % urls.length]! };
  });
  const pages: Page[] = [];
  for (let i = 0; i < wanted.length; i += 25) {
    pages.push(...(await Promise.all(wanted.slice(i, i + 25).map(open))));
    await wait(10);
  }
  return pages;
}

async function open({ realm, member, url }: { realm: Crowd['realm']; member: Member; url: string }): Promise<Page> {
  const { socket } = await openSocket(url, { token: member.token(), realm: realm.path });
  const receivedAt = new Map<string, number>();
  socket.on('notification:new', ({ notificationUid }: { notificationUid: string }) =>
    receivedAt.set(notificationUid, now()),
  );
  return { member, url, socket, receivedAt };
}
