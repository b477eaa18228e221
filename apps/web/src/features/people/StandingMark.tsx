import { IconBan, IconCircleCheckFilled, IconMail } from '@tabler/icons-react';
import { usePeopleWords } from './people-words.ts';

interface Props {
  status: 'active' | 'suspended';
  isInvited?: boolean;
}

export const standingWord = ({ status, isInvited }: Props) => (status === 'active' && isInvited ? 'invited' : status);

export function StandingMark(props: Props) {
  const { t } = usePeopleWords();
  const word = standingWord(props);
  const marks = {
    active: <IconCircleCheckFilled size={15} className="mark-ok" aria-hidden />,
    invited: <IconMail size={15} className="mark-faint" aria-hidden />,
    suspended: <IconBan size={15} className="mark-bad" aria-hidden />,
  };
  return (
    <span className="mark" data-standing={word}>
      {marks[word]}
      <span className="mark-text">{t(`standing.${word}`)}</span>
    </span>
  );
}
