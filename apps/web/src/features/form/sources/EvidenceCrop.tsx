import '../../documents/viewer/viewer.css';
import { Skeleton } from '@mantine/core';
import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { PictureCrop } from '../../documents/pictures/PictureCrop.tsx';
import {
  cutAround,
  isWholePage,
  positionOnPage,
  pageSize,
  type PictureCut,
} from '../../documents/pictures/page-geometry.ts';
import { usePageImage } from './page-picture.ts';
import { pageOf, useSourceDocument } from './source-documents.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  evidence: PageEvidence;
  label?: string;
}

// Height for a single line of text, or for a block of several lines, each of which must be readable.
const heightFor = ({ width, height, isBlock }: PictureCut, pageHeight: number) =>
  !isBlock && (width / height > 3 || height < pageHeight * 0.06) ? 44 : 108;

// Crop of the evidence, rotated upright. Needs DocumentsOwner around it.
export function EvidenceCrop({ evidence, label }: Props) {
  const { t } = useFormTexts();
  const document = useSourceDocument(evidence.docId);
  const page = pageOf(document.data, evidence);
  const { source, isError } = usePageImage(page);
  if (isError || document.isError || (document.isSuccess && !page) || isWholePage(evidence))
    return <span className="form-crop-none">{evidence.raw}</span>;
  if (!page || !source) return <Skeleton h={40} w={200} radius={8} />;
  const cut = cutAround(positionOnPage(page, evidence));
  const size = pageSize(page);
  const shown = Math.min(2, heightFor(cut, size.height) / cut.height);
  const text = label ?? t('crop', { text: evidence.raw });
  return <PictureCrop cut={cut} size={size} source={source} scale={shown} className="form-crop" label={text} />;
}
