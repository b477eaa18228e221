interface Props {
  columns: readonly { readonly id: string; readonly width: number }[];
  isSelectable: boolean;
  hasMenu: boolean;
  isCompact: boolean;
}

const rows = Array.from({ length: 20 }, (_, i) => i);

// Widths vary by place, so that it looks like rows and still is the same each time.
const share = (row: number, column: number) => `${52 + ((row * 29 + column * 17) % 34)}%`;

const Bone = ({ width, className }: { width?: string | number; className?: string }) => (
  <i className={className} style={{ width }} />
);

export const SkeletonRows = ({ columns, isSelectable, hasMenu, isCompact }: Props) =>
  rows.map((row) => (
    <tr key={row} className="list-skeleton" aria-hidden>
      {isSelectable && (
        <td className="list-tick">
          <Bone className="list-bone-tick" />
        </td>
      )}
      {columns.map(({ id }, column) => (
        <td key={id} className={column === 0 ? 'list-lead' : undefined}>
          <Bone width={share(row, column)} />
          {!isCompact && <Bone width={`${30 + ((row + column) % 3) * 8}%`} />}
        </td>
      ))}
      {hasMenu && (
        <td className="list-more">
          <Bone width={0} />
        </td>
      )}
    </tr>
  ));
