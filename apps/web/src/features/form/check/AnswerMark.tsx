import {
  IconBolt,
  IconCheck,
  IconCircleDot,
  IconFlag3,
  IconGitCompare,
  IconMinus,
  IconPencil,
} from '@tabler/icons-react';
import { useSession } from '../../../lib/session.ts';
import { answerText } from '../answer-text.ts';
import type { FieldState } from '../field-state.ts';
import type { CheckLine } from './check-sheet.ts';
import { useCheckWords } from './check-words.ts';

const icons: Record<FieldState, typeof IconBolt> = {
  auto: IconBolt,
  confirm: IconCircleDot,
  conflict: IconGitCompare,
  confirmed: IconCheck,
  edited: IconPencil,
  missing: IconFlag3,
  optional: IconMinus,
};

interface Props {
  line: CheckLine;
  words: (text: string) => string;
}

// How the answer came to stand there: by shape and words, colour only helps.
export function AnswerMark({ line: { field, state, answer }, words }: Props) {
  const { t, language } = useCheckWords();
  const { user } = useSession();
  const Icon = icons[state];
  const own = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const name = answer?.byName === own ? t('you') : (answer?.byName ?? t('somebody'));
  const was = answerText(field, answer?.was, words, language);
  const key = state === 'edited' && was ? 'editedWas' : state;
  if (answer?.act === 'declared') return null; // the whole sheet says so
  return (
    <span className="check-mark" data-state={state}>
      <Icon size={14} stroke={2.1} aria-hidden />
      {t(`state.${key}`, { name, was })}
    </span>
  );
}
