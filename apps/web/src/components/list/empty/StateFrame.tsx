import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { ListAction, ListIcon } from '../list.types.ts';

interface Props {
  icon: ListIcon;
  title: string;
  text?: string | undefined;
  state: string;
  children?: ReactNode;
}

export const StateFrame = ({ icon: Icon, title, text, state, children }: Props) => (
  <div className="list-state" data-state={state}>
    <Icon size={34} stroke={1.3} aria-hidden />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    <div className="list-state-actions">{children}</div>
  </div>
);

export const StateButton = ({ action, isMain }: { action: ListAction; isMain?: boolean }) => (
  <Button
    variant={isMain ? 'filled' : 'default'}
    leftSection={action.icon && <action.icon size={15} aria-hidden />}
    onClick={action.run}
  >
    {action.label}
  </Button>
);
