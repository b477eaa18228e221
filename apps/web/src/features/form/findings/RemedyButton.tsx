import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { RemedyTarget } from './remedy-target.ts';

interface Props {
  target: NonNullable<RemedyTarget>;
  words: string;
  label?: string; // accessible name, where the visible text alone is ambiguous
  variant: 'default' | 'subtle';
  icon?: ReactNode;
  onField: (field: string) => void;
}

// Link to another screen, or button that focuses a question on this one.
export function RemedyButton({ target, words, label, variant, icon, onField }: Props) {
  const look = {
    variant,
    className: 'finding-remedy',
    'aria-label': label,
    leftSection: icon,
    ...(variant === 'subtle' ? { color: 'gray' } : {}),
  };
  return 'to' in target ? (
    <Button component={Link} to={target.to} {...look}>
      {words}
    </Button>
  ) : (
    <Button {...look} onClick={() => onField(target.field)}>
      {words}
    </Button>
  );
}
