import type { FieldValue } from '../../messages/page-messages.ts';
import { sendChange, showInWindow } from './page-events.ts';
import { twoFrames } from './page-frames.ts';

type FileValue = Extract<FieldValue, { kind: 'file' }>;

export async function attachFile(input: HTMLInputElement, { name, mediaType, base64 }: FileValue): Promise<boolean> {
  if (!accepts(input, name, mediaType)) return false;
  showInWindow(input);
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type: mediaType }));
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  sendChange(input);
  await twoFrames();
  return true; // a page may take the file over and empty the control; what it then shows is read back
}

// The kinds of files that the page's own dialog would offer.
function accepts(input: HTMLInputElement, name: string, mediaType: string): boolean {
  const kinds = input.accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '');
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? mediaType.startsWith(kind.slice(0, -1)) : kind === mediaType;
  });
}
