import {
  IconBolt,
  IconCheck,
  IconCircleDot,
  IconFlag3,
  IconGitCompare,
  IconMinus,
  IconPencil,
} from '@tabler/icons-react';
import { useSession } from '../../../lib/session/session.ts';
import { answerText } from '../values/answer-text.ts';
import type { FieldState } from '../editor/field-state.ts';
import type { OverviewLine } from './answer-overview.ts';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

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
  line: OverviewLine;
  words: (text: string) => string;
}

// Icon and text say how the answer came about; colour alone never does.
export function AnswerBadge({ line: { field, state, answer }, words }: Props) {
  const { t, language } = useCheckTexts();
  const { user } = useSession();
  const Icon = icons[state];
  const own = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const name = answer?.byName === own ? t('you') : (answer?.byName ?? t('somebody'));
  const was = answerText(field, answer?.was, words, language);
  const key = state === 'edited' && was ? 'editedWas' : state;
  if (answer?.act === 'declared') return null; // shown once for all answers
  return (
    <span className="check-badge" data-state={state}>
      <Icon size={14} stroke={2.1} aria-hidden />
      {t(`state.${key}`, { name, was })}
    </span>
  );
}
