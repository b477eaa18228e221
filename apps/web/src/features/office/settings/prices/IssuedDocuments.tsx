import { Button, Skeleton } from '@mantine/core';
import { ExportButton } from '../../../../components/list/export/ExportButton.tsx';
import { useExport } from '../../../../components/list/export/use-export.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import type { ListQuery } from '../../../../components/list/list.types.ts';
import { Reference } from '../../../../components/list/badges/badges.tsx';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { DocumentLine } from '../../../shared/billing/DocumentLine.tsx';
import { documentColumns } from './document-columns.ts';
import { documentsFile, useAgencyDocuments } from './prices.api.ts';

const everything: ListQuery = { search: '', filters: {}, sort: { key: 'issued', direction: 'desc' } };

// Everything the agency has issued, newest first, with the application's reference as long as it exists.
export function IssuedDocuments() {
  const { t } = useBillingTexts();
  const { t: texts } = useSettingsTexts();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useAgencyDocuments();
  const documents = data?.pages.flatMap(({ items }) => items) ?? [];
  const columns = documentColumns(t);
  const file = useExport({ title: t('prices.views.invoices'), file: documentsFile(columns) }, everything);
  return (
    <section className="set-part">
      <p className="set-lead">{t('list.lead')}</p>
      {documents.length > 0 && <ExportButton file={file} />}
      {!data && !error && <Skeleton h={40} mt={12} />}
      {!data && error && (
        <LoadFailure title={texts('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {data && documents.length === 0 && <p className="set-lead">{t('list.none')}</p>}
      <ul className="bill-documents">
        {documents.map((document) => (
          <DocumentLine
            key={document.billingUid}
            document={document}
            more={
              <>
                {' · '}
                {t('list.application')}{' '}
                {document.reference === null ? t('list.gone') : <Reference>{document.reference}</Reference>}
              </>
            }
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button mt={14} variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}
