import { IconChevronRight, type Icon } from '@tabler/icons-react';

interface Props {
  icon: Icon;
  title: string;
  text: string;
  isDisabled: boolean;
  onPress: () => void;
}

export function OwnerAnswerButton({ icon: Picture, title, text, isDisabled, onPress }: Props) {
  return (
    <button type="button" className="plain-button doc-owner-answer" disabled={isDisabled} onClick={onPress}>
      <span className="doc-owner-icon">
        <Picture size={18} stroke={1.7} aria-hidden />
      </span>
      <span className="doc-owner-text">
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <IconChevronRight size={17} aria-hidden />
    </button>
  );
}
