import { IconCheck, IconPlus } from '@tabler/icons-react';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';

interface Props {
  name: string;
  note?: string;
  isOn: boolean;
  onPress?: () => void; // omitted: the traveller cannot be removed
}

export function PersonPill({ name, note, isOn, onPress }: Props) {
  const Mark = isOn ? IconCheck : IconPlus;
  const inside = (
    <>
      <PersonInitials name={name} size={28} />
      <span>
        {name}
        {note && <small>{note}</small>}
      </span>
      <Mark size={17} stroke={2} aria-hidden />
    </>
  );
  return onPress ? (
    <button type="button" className="family-pill" aria-pressed={isOn} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <span className="family-pill" data-on>
      {inside}
    </span>
  );
}
