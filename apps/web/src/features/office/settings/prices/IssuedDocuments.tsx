import { Button, Skeleton } from '@mantine/core';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Reference } from '../../../../components/list/badges/badges.tsx';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { DocumentLine } from '../../../shared/billing/DocumentLine.tsx';
import { useAgencyDocuments } from './prices.api.ts';

// Everything the agency has issued, newest first, with the application's reference as long as it exists.
export function IssuedDocuments() {
  const { t } = useBillingTexts();
  const { t: texts } = useSettingsTexts();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useAgencyDocuments();
  const documents = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className="set-part">
      <p className="set-lead">{t('list.lead')}</p>
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
