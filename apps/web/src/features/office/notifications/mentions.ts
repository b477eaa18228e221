export interface NoteReader {
  readonly personUid: string;
  readonly name: string;
}

const begun = /(?:^|\s)@([^\s@]*)$/u;

// What is typed after an @ directly before the caret; null if nobody is being mentioned.
export const mentionAt = (text: string, caret: number): string | null => begun.exec(text.slice(0, caret))?.[1] ?? null;

// The text with the name instead of what was typed of it, and where the caret is then.
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@[^\s@]*$/u, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

// Longer names first: "@Asha Rao" does not mention an "Asha" too.
export function mentionedIn(text: string, readers: readonly NoteReader[]): string[] {
  let rest = text;
  const found: string[] = [];
  for (const { personUid, name } of readers.toSorted((one, other) => other.name.length - one.name.length)) {
    if (!rest.includes(`@${name}`)) continue;
    found.push(personUid);
    rest = rest.replaceAll(`@${name}`, '');
  }
  return found;
}
