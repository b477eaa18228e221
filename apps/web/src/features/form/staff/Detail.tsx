import { Link } from 'react-router';
import { Button, Kbd, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMessage, IconPencil } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { Field } from '@visawright/forms/form-schema.ts';
import { answerText } from '../answer-text.ts';
import { EvidenceCrop } from '../EvidenceCrop.tsx';
import { useWords } from '../form-words.ts';
import { useSays, useWork, useWorkState } from '../FormWorkProvider.tsx';
import { placeText } from '../section-title.ts';
import { isPage, sourcesOf } from '../sources-of.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { useStaffWords } from './form-staff-words.ts';

interface Props {
  row: Application;
  onComment: (field: string) => void;
}

// What is known of the answer a person is at: its place cut from the page, and what can be done about it.
export function Detail({ row, onComment }: Props) {
  const { t } = useStaffWords();
  const work = useWork();
  const field = useWorkState((now) => (now.active ? work.fields.get(now.active) : undefined));
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
  const { t, language } = useStaffWords();
  const { t: ofForm } = useWords();
  const work = useWork();
  const says = useSays();
  const known = useWorkState((now) => now.state);
  const state = useWorkState((now) => work.stateOf(field, now));
  const page = sourcesOf(known, field.id).find(isPage);
  const label = says(field.label);
  const value = answerText(field, known.proposals[field.id]?.choices[0]?.value, says, language);
  const isClosed = work.isClosed(work.sectionOf(field.id)!);
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
      <div className="fr-detail-deeds">
        {state === 'confirm' && !isClosed && (
          <Button
            variant="default"
            size="xs"
            className="fr-agree"
            leftSection={<IconCheck size={15} stroke={2.2} className="fr-ok" aria-hidden />}
            rightSection={<Kbd aria-hidden>Enter</Kbd>}
            onClick={() => {
              work.confirm(field.id);
              work.next();
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
            onClick={() => work.goTo(field.id)}
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
          {t('detail.papers')}
        </Link>
      </div>
    </>
  );
}
