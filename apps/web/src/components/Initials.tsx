interface Props {
  firstName: string;
  lastName: string;
  size?: number;
}

export const initialsOf = (firstName: string, lastName: string) =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();

// Hidden from screen readers, because the name is beside it.
export const Initials = ({ firstName, lastName, size = 32 }: Props) => (
  <span className="initials" style={{ width: size, height: size, fontSize: size * 0.4 }} aria-hidden>
    {initialsOf(firstName, lastName) || '·'}
  </span>
);
