import type { Cut } from './geometry.ts';

interface Props {
  cut: Cut;
  size: { width: number; height: number }; // of the page as it is shown
  source: string;
  scale: number;
  className: string;
  label: string;
}

// A place cut from its page and set upright.
export function CutPicture({ cut, size, source, scale, className, label }: Props) {
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
