import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { useExtracted } from '../documents/documents.api.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { useDocumentActions } from '../documents/use-document-actions.tsx';
import { confirmable, isWaiting, standingOf } from '../documents/value.ts';
import { fieldText, valueText } from '../documents/value-text.ts';
import { Crop } from '../documents/viewer/Crop.tsx';
import { NewTickets } from '../documents/viewer/use-page-picture.ts';
import { useUploadWords } from './upload-words.ts';

export function ReviewValues({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const { t } = useUploadWords();
  const { t: say, language } = useDocumentWords();
  const read = useExtracted(document);
  const actions = useDocumentActions(document);
  if (!read.data) return <Skeleton h={84} m={16} radius={8} />;
  const { values, pages } = read.data;
  const all = confirmable(values);
  const count = Object.keys(all).length;
  return (
    <NewTickets value={() => void read.refetch()}>
      <ul className="up-values">
        {values.filter(isWaiting).map((value) => {
          const field = fieldText(say, value.field);
          const text = valueText(say, value.field, value.value, language);
          const page = pages.find(({ pageIndex }) => pageIndex === value.pageIndex);
          return (
            <li key={value.field} data-field={value.field}>
              <div className="up-value-text">
                <small>{field}</small>
                <b>{text || say('values.nothing')}</b>
              </div>
              {page && <Crop page={page} value={value} label={say('values.crop', { field })} />}
              <div className="up-value-deeds">
                {standingOf(value) === 'ask' && (
                  <Button
                    variant="default"
                    size="xs"
                    disabled={actions.busy === 'values'}
                    leftSection={<IconCheck size={15} aria-hidden />}
                    aria-label={say('values.confirmField', { field, text })}
                    onClick={() => void actions.save({ [value.field]: value.value })}
                  >
                    {say('values.confirm')}
                  </Button>
                )}
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  aria-label={t('review.changeField', { field })}
                  onClick={onOpen}
                >
                  {t('review.change')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {count > 1 && (
        <Button
          variant="default"
          className="up-confirm-all"
          loading={actions.busy === 'values'}
          leftSection={<IconChecks size={17} aria-hidden />}
          onClick={() => void actions.save(all)}
        >
          {t('review.all', { count })}
        </Button>
      )}
      <ErrorLine message={actions.error} />
    </NewTickets>
  );
}
