import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { PageFrame } from './page-port.ts';

export interface Place {
  readonly frame: PageFrame;
  readonly ref: string; // as the script in that frame knows it
}

export interface MergedPage {
  readonly skeleton: PageSkeleton;
  readonly places: ReadonlyMap<string, Place>; // ref in the merged skeleton → where it is
}

const most = 600;

// One page out of several frames: refs are given anew, controls of a frame from elsewhere carry its origin.
export function mergeSkeletons(parts: readonly { frame: PageFrame; skeleton: PageSkeleton }[]): MergedPage {
  const [top] = parts;
  if (!top) throw new Error('a page has at least one frame');
  const places = new Map<string, Place>();
  const all = parts.flatMap(({ frame, skeleton }) =>
    skeleton.controls.map((control) => ({
      frame,
      control:
        control.frame === '' && skeleton.origin !== top.skeleton.origin
          ? { ...control, frame: skeleton.origin }
          : control,
    })),
  );
  const controls = all.slice(0, most).map(({ frame, control }, index) => {
    const ref = `c${index + 1}`;
    places.set(ref, { frame, ref: control.ref });
    return { ...control, ref };
  });
  const headings = parts.flatMap(({ skeleton }) => skeleton.headings).slice(0, 40);
  return { skeleton: { ...top.skeleton, headings, controls }, places };
}
