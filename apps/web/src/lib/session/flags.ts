import { read, write } from '../browser/storage.ts';

export interface Flags {
  allowScreen: boolean;
  allowBtn: boolean;
}

export const openFlags: Flags = { allowScreen: true, allowBtn: true };

export const flagsFor = (bearerToken: boolean, applicationCreationKey: boolean): Flags => ({
  allowScreen: !bearerToken || applicationCreationKey,
  allowBtn: !bearerToken,
});

// Only obfuscated; the server enforces the same limits.
const scramble = (text: string) =>
  btoa([...text].map((c, i) => String.fromCharCode(c.charCodeAt(0) ^ (37 + (i % 11)))).join(''));
const unscramble = (text: string) =>
  [...atob(text)].map((c, i) => String.fromCharCode(c.charCodeAt(0) ^ (37 + (i % 11)))).join('');

export const storeFlags = (flags: Flags) =>
  write('flags', scramble(JSON.stringify([Number(flags.allowScreen), Number(flags.allowBtn), Date.now() % 9973])));

export function storedFlags(): Flags {
  try {
    const [allowScreen, allowBtn] = JSON.parse(unscramble(read('flags') ?? '')) as number[];
    return { allowScreen: allowScreen === 1, allowBtn: allowBtn === 1 };
  } catch {
    return openFlags;
  }
}
