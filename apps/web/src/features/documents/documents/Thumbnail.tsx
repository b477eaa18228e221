import { Skeleton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { useRefetchDocuments } from './documents.api.ts';
import { usePicture } from '../pictures/use-picture.ts';

// Decorative: the title next to it names the document.
export function Thumbnail({ document }: { document: Document }) {
  const readAgain = useRefetchDocuments();
  const { docId, version, thumbnailUrl, applicantUid } = document;
  const { source, isError } = usePicture(`${docId} ${version}`, thumbnailUrl, () => void readAgain(applicantUid));
  return (
    <span className="doc-thumb" aria-hidden>
      {source ? (
        <img src={source} alt="" draggable={false} />
      ) : thumbnailUrl && !isError ? (
        <Skeleton h="100%" radius={0} />
      ) : (
        <IconFileText size={26} stroke={1.3} />
      )}
    </span>
  );
}
