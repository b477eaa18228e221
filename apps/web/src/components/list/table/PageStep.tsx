import { ActionIcon } from '@mantine/core';
import type { ListIcon } from '../list.types.ts';

interface Props {
  label: string;
  isOn: boolean;
  onGo: () => void;
  Icon: ListIcon;
}

// Uses aria-disabled, so that a button at the end keeps its focus.
export const PageStep = ({ label, isOn, onGo, Icon }: Props) => (
  <ActionIcon
    variant="default"
    aria-label={label}
    aria-disabled={!isOn}
    data-disabled={!isOn || undefined}
    onClick={() => isOn && onGo()}
  >
    <Icon size={16} aria-hidden />
  </ActionIcon>
);
