import { useMemo } from 'react';
import { pathOf, qrCode } from './qr/qr-code.ts';

const quiet = 4; // squares of white around it, without which readers miss it

export function QrPicture({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => {
    const grid = qrCode(text);
    return { side: grid.side + quiet * 2, path: pathOf(grid) };
  }, [text]);
  return (
    <svg
      className="handoff-qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" transform={`translate(${quiet} ${quiet})`} />
    </svg>
  );
}
