interface Props {
  columns: readonly { readonly id: string; readonly width: number }[];
  isSelectable: boolean;
  hasMenu: boolean;
  isCompact: boolean;
}

const rows = Array.from({ length: 20 }, (_, i) => i);

// Widths vary by row and column, but are the same on each render.
const share = (row: number, column: number) => `${52 + ((row * 29 + column * 17) % 34)}%`;

const SkeletonBar = ({ width, className }: { width?: string | number; className?: string }) => (
  <i className={className} style={{ width }} />
);

export const SkeletonRows = ({ columns, isSelectable, hasMenu, isCompact }: Props) =>
  rows.map((row) => (
    <tr key={row} className="list-skeleton" aria-hidden>
      {isSelectable && (
        <td className="list-tick">
          <SkeletonBar className="list-skeleton-tick" />
        </td>
      )}
      {columns.map(({ id }, column) => (
        <td key={id} className={column === 0 ? 'list-lead' : undefined}>
          <SkeletonBar width={share(row, column)} />
          {!isCompact && <SkeletonBar width={`${30 + ((row + column) % 3) * 8}%`} />}
        </td>
      ))}
      {hasMenu && (
        <td className="list-more">
          <SkeletonBar width={0} />
        </td>
      )}
    </tr>
  ));
