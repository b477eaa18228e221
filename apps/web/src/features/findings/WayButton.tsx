import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Way } from './way.ts';

interface Props {
  way: NonNullable<Way>;
  words: string;
  label?: string; // the words alone would not say of what
  variant: 'default' | 'subtle';
  icon?: ReactNode;
  onField: (field: string) => void;
}

// Another screen is a link, a question of this one a button.
export function WayButton({ way, words, label, variant, icon, onField }: Props) {
  const look = {
    variant,
    className: 'finding-way',
    'aria-label': label,
    leftSection: icon,
    ...(variant === 'subtle' ? { color: 'gray' } : {}),
  };
  return 'to' in way ? (
    <Button component={Link} to={way.to} {...look}>
      {words}
    </Button>
  ) : (
    <Button {...look} onClick={() => onField(way.field)}>
      {words}
    </Button>
  );
}
