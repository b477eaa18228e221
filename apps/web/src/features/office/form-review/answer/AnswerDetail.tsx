import { Link } from 'react-router';
import { Button, Kbd, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMessage, IconPencil } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { ArrangeLink } from '../../../documents/playground/ArrangeLink.tsx';
import { answerText } from '../../../form/values/answer-text.ts';
import { EvidenceCrop } from '../../../form/sources/EvidenceCrop.tsx';
import { useFormLabels, useEditor, useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { placeText } from '../../../form/definition/section-title.ts';
import { isPageSource, fieldSources } from '../../../form/sources/field-sources.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { useFormTexts } from '../../../../translations/form/form-texts.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  row: Application;
  onComment: (field: string) => void;
}

// The focused answer: its excerpt from the page and the available actions.
export function AnswerDetail({ row, onComment }: Props) {
  const { t } = useFormStaffTexts();
  const editor = useEditor();
  const field = useEditorState((now) => (now.active ? editor.fields.get(now.active) : undefined));
  return (
    <div className="fr-detail" data-detail={field?.id}>
      {field ? (
        <OfField key={field.id} field={field} row={row} onComment={onComment} />
      ) : (
        <p className="pane-text">{t('detail.none')}</p>
      )}
    </div>
  );
}

function OfField({ field, row, onComment }: Props & { field: Field }) {
  const { t, language } = useFormStaffTexts();
  const { t: ofForm } = useFormTexts();
  const editor = useEditor();
  const texts = useFormLabels();
  const known = useEditorState((now) => now.state);
  const state = useEditorState((now) => editor.stateOf(field, now));
  const page = fieldSources(known, field.id).find(isPageSource);
  const label = texts(field.label);
  const value = answerText(field, known.proposals[field.id]?.choices[0]?.value, texts, language);
  const isClosed = editor.isClosed(editor.sectionOf(field.id)!);
  return (
    <>
      <div className="fr-detail-head">
        <b>{label}</b>
        {field.ref && <small>{placeText(ofForm, field.ref)}</small>}
      </div>
      {page && (
        <div className="fr-crop">
          <EvidenceCrop evidence={page} />
        </div>
      )}
      {!page && state !== 'missing' && <p className="pane-text">{t('detail.noSource')}</p>}
      <div className="fr-detail-actions">
        {state === 'confirm' && !isClosed && (
          <Button
            variant="default"
            size="xs"
            className="fr-agree"
            leftSection={<IconCheck size={15} stroke={2.2} className="fr-ok" aria-hidden />}
            rightSection={<Kbd aria-hidden>Enter</Kbd>}
            onClick={() => {
              editor.confirm(field.id);
              editor.next();
            }}
          >
            {value.length > 26 ? t('detail.right') : t('detail.itIs', { value })}
          </Button>
        )}
        {!isClosed && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={14} aria-hidden />}
            rightSection={<Kbd aria-hidden>E</Kbd>}
            onClick={() => editor.goTo(field.id)}
          >
            {t('detail.correct')}
          </Button>
        )}
        <HistoryButton field={field} />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconMessage size={14} aria-hidden />}
          rightSection={<Kbd aria-hidden>C</Kbd>}
          onClick={() => onComment(field.id)}
        >
          {t('comment.short')}
          <VisuallyHidden> {t('comment.on', { field: label })}</VisuallyHidden>
        </Button>
        <Link
          className="pane-link"
          to={`/fileUpload?applicantUid=${row.applicantUid}&applicationUid=${row.applicationUid}${page ? `&open=${page.docId}` : ''}`}
        >
          {t('detail.documents')}
        </Link>
        <ArrangeLink subject={{ applicationUid: row.applicationUid }} docId={page?.docId} className="pane-link" />
      </div>
    </>
  );
}
