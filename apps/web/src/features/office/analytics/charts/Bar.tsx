// Hidden from screen readers, because the numbers are beside it.
export const Bar = ({ share, of }: { share: number; of?: number }) => (
  <span className="an-bar" aria-hidden>
    {of !== undefined && <b style={{ width: `${Math.min(1, of) * 100}%` }} />}
    <i style={{ width: `${Math.min(1, share) * 100}%` }} />
  </span>
);
