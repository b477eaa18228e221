import { IconBolt, IconCheck, IconCircleDot, IconFlag3, IconMinus, IconPencil } from '@tabler/icons-react';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { answerText } from '../values/answer-text.ts';
import { isEmptyAnswer } from '../values/answer-value.ts';
import type { FieldState } from '../editor/field-state.ts';
import { useFormLabels, useEditorState } from '../editor/FormEditorProvider.tsx';
import { useIsOwn } from './use-is-own.ts';
import { useFormTexts, type FormTranslate } from '../../../translations/form/form-texts.ts';
import type { TextIn } from '../../../lib/translation/define-texts.ts';

const icons = {
  auto: IconBolt,
  confirmed: IconCheck,
  edited: IconPencil,
  confirm: IconCircleDot,
  conflict: IconCircleDot,
  missing: IconFlag3,
  optional: IconMinus,
} as const;

// How certain a value is, and who confirmed or changed it.
export function AnswerStateBadge({ field, state, id }: { field: Field; state: FieldState; id: string }) {
  const { t, language } = useFormTexts();
  const texts = useFormLabels();
  const isOwn = useIsOwn();
  const answer = useEditorState((now) => (now.drafts[field.id] ? undefined : now.state.answers[field.id]));
  const proposal = useEditorState((now) => now.state.proposals[field.id]);
  const isConsulates = useEditorState((now) => now.state.askConsulate === field.id);
  const Icon = icons[state];
  const who = isOwn(answer?.byName) ? t('you') : answer!.byName!;
  const when = answer ? momentText(answer.at, language) : '';
  const was = state === 'edited' ? (answer ? answer.was : proposal?.choices[0]?.value) : null;
  const text = {
    auto: () => t(`state.auto.${autoWord(proposal?.choices[0]?.sources[0])}`),
    confirmed: () => message(t, 'confirmed', who, when),
    edited: () => message(t, 'edited', who, when),
    confirm: () => t(proposal?.doubt ? `state.doubt.${proposal.doubt}` : 'state.confirm'),
    conflict: () => t('state.conflict'),
    missing: () => t(isConsulates ? 'state.askConsulate' : proposal ? 'state.emptied' : 'state.missing'),
    optional: () => t(isConsulates ? 'state.askConsulate' : 'state.optional'),
  }[state]();
  return (
    <span className="form-badge" data-state={state} id={id}>
      <Icon size={14} stroke={2.1} aria-hidden />
      <span>
        {text}
        {!isEmptyAnswer(was) && (
          <span className="form-was"> {t('was', { value: answerText(field, was, texts, language) })}</span>
        )}
      </span>
    </span>
  );
}

const message = (t: FormTranslate, act: 'confirmed' | 'edited', who: string, when: string) =>
  when ? t(`state.${act}At`, { who, when }) : t(`state.${act}`, { who });

function autoWord(source: { from: string; isConfirmed?: boolean } | undefined): TextIn<FormTranslate, 'state.auto'> {
  if (source?.from !== 'document') return 'entered';
  return source.isConfirmed ? 'settled' : 'read';
}
