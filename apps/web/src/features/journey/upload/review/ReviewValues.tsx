import { Button, Skeleton } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { useExtracted } from '../../../documents/documents/documents.api.ts';
import { useDocumentActions } from '../../../documents/actions/use-document-actions.tsx';
import { confirmableValues, needsConfirmation, valueStatusOf } from '../../../documents/documents/value-status.ts';
import { fieldText, valueText } from '../../../documents/documents/value-text.ts';
import { likelyAnswer } from './likely-answer.ts';
import { ValueCrop } from '../../../documents/pictures/ValueCrop.tsx';
import { NewTickets } from '../../../documents/pictures/use-page-picture.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useUploadTexts } from '../../../../translations/upload/upload-texts.ts';

interface Props {
  document: Document;
  documents: readonly Document[]; // of the same traveller
  onOpen: () => void;
}

export function ReviewValues({ document, documents, onOpen }: Props) {
  const { t } = useUploadTexts();
  const { t: translate, language } = useDocumentsTexts();
  const read = useExtracted(document);
  const actions = useDocumentActions(document);
  if (!read.data) return <Skeleton h={84} m={16} radius={8} />;
  const { values, pages } = read.data;
  const all = confirmableValues(values);
  const count = Object.keys(all).length;
  return (
    <NewTickets value={() => void read.refetch()}>
      <ul className="up-values">
        {values.filter(needsConfirmation).map((value) => {
          const field = fieldText(translate, value.field);
          const text = valueText(translate, value.field, value.value, language);
          const likely = likelyAnswer(value, documents);
          const page = pages.find(({ pageIndex }) => pageIndex === value.pageIndex);
          return (
            <li key={value.field} data-field={value.field}>
              <div className="up-value-text">
                <small>{field}</small>
                <b>{text || translate('values.nothing')}</b>
              </div>
              {page && <ValueCrop page={page} value={value} label={translate('values.crop', { field })} />}
              <div className="up-value-actions">
                {likely && (
                  <Button
                    variant="default"
                    size="xs"
                    disabled={actions.busy === 'values'}
                    leftSection={<IconCheck size={15} aria-hidden />}
                    aria-label={t('review.useField', { field, text: likely })}
                    onClick={() => void actions.save({ [value.field]: likely })}
                  >
                    {t('review.use', { text: likely })}
                  </Button>
                )}
                {valueStatusOf(value) === 'ask' && (
                  <Button
                    variant="default"
                    size="xs"
                    disabled={actions.busy === 'values'}
                    leftSection={<IconCheck size={15} aria-hidden />}
                    aria-label={translate('values.confirmField', { field, text })}
                    onClick={() => void actions.save({ [value.field]: value.value })}
                  >
                    {translate('values.confirm')}
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
