import { IconBolt, IconCheck, IconCircleDot, IconFlag3, IconMinus, IconPencil } from '@tabler/icons-react';
import type { Field } from '@visawright/forms/form-schema.ts';
import { momentText } from '../../lib/moments.ts';
import { answerText } from './answer-text.ts';
import { isEmptyAnswer } from './answer-value.ts';
import type { FieldState } from './field-state.ts';
import { useWords, type Say } from './form-words.ts';
import { useSays, useWorkState } from './FormWorkProvider.tsx';
import { useIsOwn } from './use-own-name.ts';

const icons = {
  auto: IconBolt,
  confirmed: IconCheck,
  edited: IconPencil,
  confirm: IconCircleDot,
  conflict: IconCircleDot,
  missing: IconFlag3,
  optional: IconMinus,
} as const;

// How sure a value is, in a sign and in words; who settled it, and when.
export function StateMark({ field, state, id }: { field: Field; state: FieldState; id: string }) {
  const { t, language } = useWords();
  const says = useSays();
  const isOwn = useIsOwn();
  const answer = useWorkState((now) => (now.drafts[field.id] ? undefined : now.state.answers[field.id]));
  const proposal = useWorkState((now) => now.state.proposals[field.id]);
  const Icon = icons[state];
  const who = isOwn(answer?.byName) ? t('you') : answer!.byName!;
  const when = answer ? momentText(answer.at, language) : '';
  const was = state === 'edited' ? (answer ? answer.was : proposal?.choices[0]?.value) : null;
  const text = {
    auto: () => t(`state.auto.${autoWord(proposal?.choices[0]?.sources[0])}`),
    confirmed: () => said(t, 'confirmed', who, when),
    edited: () => said(t, 'edited', who, when),
    confirm: () => t('state.confirm'),
    conflict: () => t('state.conflict'),
    missing: () => t(proposal ? 'state.emptied' : 'state.missing'),
    optional: () => t('state.optional'),
  }[state]();
  return (
    <span className="form-mark" data-state={state} id={id}>
      <Icon size={14} stroke={2.1} aria-hidden />
      <span>
        {text}
        {!isEmptyAnswer(was) && (
          <span className="form-was"> {t('was', { value: answerText(field, was, says, language) })}</span>
        )}
      </span>
    </span>
  );
}

const said = (t: Say, act: 'confirmed' | 'edited', who: string, when: string) =>
  when ? t(`state.${act}At`, { who, when }) : t(`state.${act}`, { who });

function autoWord(source: { from: string; isConfirmed?: boolean } | undefined): string {
  if (source?.from !== 'document') return 'entered';
  return source.isConfirmed ? 'settled' : 'read';
}
