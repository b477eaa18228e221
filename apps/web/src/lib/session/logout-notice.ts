// Message for the sign-in screen, stored across the reload after a logout.
const name = 'vw.notice';

export function leaveNotice(message: string) {
  try {
    sessionStorage.setItem(name, message);
  } catch {
    // the message is lost
  }
}

export function takeNotice(): string | undefined {
  const message = globalThis.sessionStorage?.getItem(name) ?? undefined;
  globalThis.sessionStorage?.removeItem(name);
  return message;
}
