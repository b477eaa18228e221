import type { FieldValue } from '../messages/page-messages.ts';

const chunk = 0x8000; // String.fromCharCode takes a limited number of arguments

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

export const fileValue = (name: string, mediaType: string, bytes: Uint8Array): FieldValue => ({
  kind: 'file',
  name,
  mediaType,
  base64: toBase64(bytes),
});
