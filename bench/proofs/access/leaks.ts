import { maySee } from './may-see.ts';
import type { Planted, Someone } from './world.types.ts';

// Records out of somebody's sight, worked out once a person.
export function outOfSight(who: Someone | undefined, all: readonly Planted[]): Planted[] {
  return all.filter((record) => who === undefined || !maySee(who, record, all));
}

// What a reply tells of them. An id the caller sent may come back; a word never.
export function leaksIn(text: string, sent: unknown, hidden: readonly Planted[]): Planted[] {
  const given = JSON.stringify(sent);
  const lower = text.toLowerCase();
  return hidden.filter(
    ({ uid, word }) => (lower.includes(word) && !given.includes(word)) || (lower.includes(uid) && !given.includes(uid)),
  );
}
