import type { Pack } from '@visawright/contract/extension/pack.ts';
import type { PageFrame } from './page-port.ts';

const originOf = (href: string) => (URL.canParse(href) ? new URL(href).origin : '');

// The page itself, and inside it only frames of its own origin and of those the pack names, in an order that every load gives. null: the
// page is on another site.
export function chooseFrames(
  frames: readonly PageFrame[],
  { origins, frameOrigins }: Pick<Pack, 'origins' | 'frameOrigins'>,
): readonly PageFrame[] | null {
  const top = frames.find(({ frameId }) => frameId === 0);
  if (!top || !origins.includes(originOf(top.href))) return null;
  const allowed = [originOf(top.href), ...frameOrigins];
  const inner = frames.filter(({ frameId, href }) => frameId !== 0 && allowed.includes(originOf(href)));
  return [top, ...inner.toSorted((a, b) => (a.href < b.href ? -1 : a.href > b.href ? 1 : a.frameId - b.frameId))];
}

const withoutFragment = (href: string) => href.split('#')[0];

// Whether the frames that were read are still the same documents at the same addresses.
export const areSameFrames = (before: readonly PageFrame[], now: readonly PageFrame[]): boolean =>
  before.every((frame) =>
    now.some(
      ({ documentId, href }) =>
        documentId === frame.documentId && withoutFragment(href) === withoutFragment(frame.href),
    ),
  );
