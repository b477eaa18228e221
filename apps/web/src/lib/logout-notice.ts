// What the sign-in screen says first; it outlives the reload between, and nothing else does.
const name = 'vw.notice';

export function leaveNotice(words: string) {
  try {
    sessionStorage.setItem(name, words);
  } catch {
    // the sign-in screen then says nothing
  }
}

export function takeNotice(): string | undefined {
  const words = globalThis.sessionStorage?.getItem(name) ?? undefined;
  globalThis.sessionStorage?.removeItem(name);
  return words;
}
