import { VisuallyHidden } from '@mantine/core';
import { truncateName } from './truncate-name.ts';

// Truncated visually only: screen readers and the tooltip get the full name.
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
