import type { PictureCut } from './page-geometry.ts';

interface Props {
  cut: PictureCut;
  size: { width: number; height: number }; // in pixels of the displayed page
  source: string;
  scale: number;
  className: string;
  label: string;
}

// A region cut from its page and rotated upright.
export function PictureCrop({ cut, size, source, scale, className, label }: Props) {
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${cut.x} ${cut.y} ${cut.width} ${cut.height}`}
      style={{ width: cut.width * scale, aspectRatio: `${cut.width} / ${cut.height}` }}
    >
      <image
        href={source}
        width={size.width}
        height={size.height}
        preserveAspectRatio="none"
        transform={`rotate(${-cut.angle} ${cut.middle[0]} ${cut.middle[1]})`}
      />
    </svg>
  );
}
