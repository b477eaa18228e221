// Drawings are served by ourselves (vite.config.ts copies them); the country's name stands beside, so the flag is silent.
export const Flag = ({ code, width = 36 }: { code: string; width?: number }) => (
  <span className="flag" style={{ width, height: Math.round((width * 2) / 3) }} aria-hidden>
    <img src={`/assets/flags/${code.toUpperCase()}.svg`} alt="" loading="lazy" decoding="async" />
  </span>
);
