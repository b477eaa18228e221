import { Button } from '@mantine/core';
import { listText } from '../../../../translations/list/list-texts.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import type { useTrailEntries } from './trail.api.ts';

interface Props {
  pages: ReturnType<typeof useTrailEntries>;
  shown: string;
  total: string;
}

// How many entries are shown, and how older ones are loaded.
export function TrailFoot({ pages, shown, total }: Props) {
  const { t } = useTrailTexts();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isError } = pages;
  const isOld = isError && !isFetchNextPageError;
  const again = () => void (isOld ? pages.refetch() : pages.fetchNextPage());
  return (
    <footer className="list-foot">
      <div>
        <span className="list-span" role="status">
          {t('shown', { shown, total })}
        </span>
        {isError && (
          <span className="list-notfresh">
            {isOld ? listText('foot.notFresh') : t('olderFailed')}{' '}
            <button type="button" className="list-textlink" onClick={again}>
              {listText('failing.again')}
            </button>
          </span>
        )}
      </div>
      <div>
        {hasNextPage ? (
          <>
            <span className="trail-older">{t('older')}</span>
            <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('loadOlder')}
            </Button>
          </>
        ) : (
          <span>{t('all')}</span>
        )}
      </div>
    </footer>
  );
}
