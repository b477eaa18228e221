import { Desk, Face, ink, Lines } from './pieces.tsx';

const sticker = (
  <>
    <rect x="18" y="12" width="124" height="88" rx="4" fill="#fbf9f4" stroke={ink.edge} />
    <rect x="26" y="24" width="108" height="64" rx="3" fill="#eef3ee" stroke="#a8b9ad" />
    <path d="M26 36q27 12 54 0t54 0M26 46q27 12 54 0t54 0M26 56q27 12 54 0t54 0" stroke="#c3d2c7" fill="none" />
    <svg x="32" y="32" width="24" height="32" viewBox="0 0 24 32">
      <rect width="24" height="32" rx="2" fill={ink.blue} />
      <Face x={12} y={15} s={0.22} />
    </svg>
  </>
);

export const stickerGood = (
  <Desk at={52}>
    {sticker}
    <Lines x={64} y={32} widths={[56, 40, 60]} fill={ink.word} />
    <rect x="32" y="71" width="96" height="4" fill={ink.word} />
    <rect x="32" y="79" width="96" height="4" fill={ink.word} />
  </Desk>
);

// Blur is drawn by repeating each line.
export const stickerBlur = (
  <Desk at={52}>
    {sticker}
    {[-2.5, 0, 2.5].map((off) => (
      <g key={off} transform={`translate(${off} ${off * 0.8})`} opacity=".32">
        <Lines x={64} y={32} widths={[56, 40, 60]} fill={ink.word} />
        <rect x="32" y="71" width="96" height="4" fill={ink.word} />
        <rect x="32" y="79" width="96" height="4" fill={ink.word} />
      </g>
    ))}
    <rect x="26" y="24" width="108" height="64" rx="3" fill="#eef3ee" opacity=".45" />
  </Desk>
);
