import { IconUser } from '@tabler/icons-react';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { FieldState } from '../editor/field-state.ts';
import { PortalMark } from '../../shared/extension/receipts/PortalMark.tsx';
import { useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { SourceChip } from '../sources/SourceChip.tsx';
import { AnswerStateBadge } from './AnswerStateBadge.tsx';
import { useIsOwn } from './use-is-own.ts';
import { useSources } from '../source-pane/use-sources.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

const most = 2;

interface Props {
  field: Field;
  state: FieldState;
  id: string;
  isClosed: boolean;
}

export function QuestionFooter({ field, state, id, isClosed }: Props) {
  const { t } = useFormTexts();
  const choices = useEditorState((now) => now.state.proposals[field.id]?.choices.length ?? 0);
  const byName = useEditorState((now) => now.state.answers[field.id]?.byName);
  const isOwn = useIsOwn();
  const { applicationUid } = useEditor();
  const isDeclared = useEditorState((now) => now.state.declaration !== null);
  const isBare = state === 'missing' || state === 'optional'; // not asked for once the section is closed
  const all = useSources(field.id);
  const sources = choices > 1 ? [] : all; // the choice cards name their documents themselves
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
      {!(isClosed && isBare) && <AnswerStateBadge field={field} state={state} id={id} />}
      <PortalMark applicationUid={isDeclared ? applicationUid : null} question={field.id} />
    </div>
  );
}
