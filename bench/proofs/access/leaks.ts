import { maySee } from './may-see.ts';
import type { InsertedRecord, InsertedPerson } from './world.types.ts';

// The records that a person must not see.
export function hiddenFrom(who: InsertedPerson | undefined, all: readonly InsertedRecord[]): InsertedRecord[] {
  return all.filter((record) => who === undefined || !maySee(who, record, all));
}

// The response without the references that an admin may see in it. Ids, other texts and references of other realms stay in it.
export function withoutShownReferences(text: string, who: InsertedPerson, all: readonly InsertedRecord[]): string {
  if (who.role !== 'admin') return text;
  const own = all.filter(({ kind, realmId }) => kind === 'application' && realmId === who.realmId);
  const shown = (word: string) => new RegExp(String.raw`\\?"(?:reference|application)\\?":\\?"A-${word}\\?"`, 'gi');
  return own.reduce((rest, { word }) => rest.replaceAll(shown(word), ''), text);
}

// The hidden records that a response reveals. It may repeat an id that the caller sent, but never a marker word.
export function leaksIn(text: string, sent: unknown, hidden: readonly InsertedRecord[]): InsertedRecord[] {
  const sentText = JSON.stringify(sent);
  const lower = text.toLowerCase();
  return hidden.filter(
    ({ uid, word }) =>
      (lower.includes(word) && !sentText.includes(word)) || (lower.includes(uid) && !sentText.includes(uid)),
  );
}
