// Files are copied by vite/flags.ts. Hidden from screen readers, because the country's name is beside it.
export const Flag = ({ code, width = 36 }: { code: string; width?: number }) => (
  <span className="flag" style={{ width, height: Math.round((width * 2) / 3) }} aria-hidden>
    <img src={`/assets/flags/${code.toUpperCase()}.svg`} alt="" loading="lazy" decoding="async" />
  </span>
);
