import { Skeleton } from '@mantine/core';
import type { DocumentPage, DocumentValue } from '@visawright/contract/document.ts';
import { CutPicture } from './CutPicture.tsx';
import { cutAround, placeOn, sizeOf, type Cut } from './geometry.ts';
import { usePagePicture } from './use-page-picture.ts';

interface Props {
  page: DocumentPage;
  value: DocumentValue;
  label: string;
}

// One line of text, or a block of several.
const heightFor = ({ width, height }: Cut) => (width / height > 3 ? 44 : 88);

// The place itself, cut from the page and set upright, so that eyes need not search.
export function Crop({ page, value, label }: Props) {
  const { source } = usePagePicture(page);
  const cut = cutAround(placeOn(page, value));
  const size = sizeOf(page);
  const shown = Math.min(1, heightFor(cut) / cut.height);
  if (!source) return <Skeleton h={32} w={160} />;
  return <CutPicture cut={cut} size={size} source={source} scale={shown} className="doc-crop" label={label} />;
}
