export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

// Host-only, HttpOnly and SameSite=Strict; a max-age of 0 clears the cookie. Values are our own base64url strings.
export const writeCookie = (name: string, value: string, maxAgeSeconds: number): string =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; Secure; SameSite=Strict`;
