import { useMemo } from 'react';
import { qrCode } from './qr-code.ts';

export function QrPicture({ text, label, className }: { text: string; label: string; className?: string }) {
  const { side, path } = useMemo(() => qrCode(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
