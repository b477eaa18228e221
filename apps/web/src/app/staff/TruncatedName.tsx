import { VisuallyHidden } from '@mantine/core';
import { truncateName } from './truncate-name.ts';

// Cut for the eye only: a screen reader hears the whole name, the tooltip of the link around it shows it.
export function TruncatedName({ name }: { name: string }) {
  const shown = truncateName(name);
  if (shown === name) return name;
  return (
    <>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
