import { IconUser } from '@tabler/icons-react';
import type { Field } from '@visawright/forms/form-schema.ts';
import type { FieldState } from './field-state.ts';
import { useWords } from './form-words.ts';
import { useWorkState } from './FormWorkProvider.tsx';
import { SourceChip } from './SourceChip.tsx';
import { StateMark } from './StateMark.tsx';
import { useIsOwn } from './use-own-name.ts';
import { useSources } from './use-sources.ts';

const most = 2;

interface Props {
  field: Field;
  state: FieldState;
  id: string;
  isClosed: boolean;
}

// Under the value: the papers it stands on, and how sure it is.
export function QuestionFoot({ field, state, id, isClosed }: Props) {
  const { t } = useWords();
  const choices = useWorkState((now) => now.state.proposals[field.id]?.choices.length ?? 0);
  const byName = useWorkState((now) => now.state.answers[field.id]?.byName);
  const isOwn = useIsOwn();
  const isBare = state === 'missing' || state === 'optional'; // nobody is asked for it any more once it is closed
  const all = useSources(field.id);
  const sources = choices > 1 ? [] : all; // cards to choose from name their papers themselves
  return (
    <div className="form-foot">
      {sources.slice(0, most).map((source) => (
        <SourceChip
          key={source.from === 'document' ? source.docId + source.field : source.name}
          source={source}
          field={field.id}
        />
      ))}
      {state === 'edited' && sources.length === 0 && (
        <span className="form-chip" data-plain>
          <IconUser size={14} stroke={1.9} aria-hidden />
          {isOwn(byName) ? t('youChip') : byName}
        </span>
      )}
      {!(isClosed && isBare) && <StateMark field={field} state={state} id={id} />}
    </div>
  );
}
