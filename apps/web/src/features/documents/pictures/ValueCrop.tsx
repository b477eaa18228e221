import { Skeleton } from '@mantine/core';
import type { DocumentPage, DocumentValue } from '@visawright/contract/documents/document.ts';
import { PictureCrop } from './PictureCrop.tsx';
import { cutAround, positionOnPage, pageSize, type PictureCut } from './page-geometry.ts';
import { usePagePicture } from './use-page-picture.ts';

interface Props {
  page: DocumentPage;
  value: DocumentValue;
  label: string;
}

// Height for one line of text or for a block.
const heightFor = ({ width, height, isBlock }: PictureCut) => (!isBlock && width / height > 3 ? 44 : 88);

// Shows the exact region of the value, so that nobody has to search the page for it.
export function ValueCrop({ page, value, label }: Props) {
  const { source } = usePagePicture(page);
  const cut = cutAround(positionOnPage(page, value));
  const size = pageSize(page);
  const shown = Math.min(1, heightFor(cut) / cut.height);
  if (!source) return <Skeleton h={32} w={160} />;
  return <PictureCrop cut={cut} size={size} source={source} scale={shown} className="doc-crop" label={label} />;
}
