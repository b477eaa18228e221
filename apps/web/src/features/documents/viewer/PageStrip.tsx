import { Skeleton } from '@mantine/core';
import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import { usePageThumbnail } from '../pictures/use-page-picture.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  pages: readonly DocumentPage[];
  at: number;
  onPage: (index: number) => void;
}

export function PageStrip({ pages, at, onPage }: Props) {
  const { t } = useDocumentsTexts();
  if (pages.length < 2) return null;
  return (
    <ol className="doc-strip" aria-label={t('page.strip')}>
      {pages.map((page) => (
        <li key={`${page.pageUid} ${page.pageIndex}`}>
          <button
            type="button"
            aria-label={t('page.go', { page: page.pageIndex + 1 })}
            aria-current={page.pageIndex === at ? 'page' : undefined}
            onClick={() => onPage(page.pageIndex)}
          >
            <StripPicture page={page} />
            <span aria-hidden>{page.pageIndex + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function StripPicture({ page }: { page: DocumentPage }) {
  const { source } = usePageThumbnail(page);
  return source ? <img src={source} alt="" draggable={false} /> : <Skeleton h={44} w={60} radius={4} />;
}
