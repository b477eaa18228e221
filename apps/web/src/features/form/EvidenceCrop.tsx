import '../documents/viewer/viewer.css';
import { Skeleton } from '@mantine/core';
import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { CutPicture } from '../documents/viewer/CutPicture.tsx';
import { cutAround, placeOn, sizeOf, type Cut } from '../documents/viewer/geometry.ts';
import { useWords } from './form-words.ts';
import { usePageImage } from './page-picture.ts';
import { pageOf, usePaper } from './papers.ts';

interface Props {
  evidence: PageEvidence;
  label?: string;
}

// One line of text, however short its word, or a block of several.
const heightFor = ({ width, height }: Cut, pageHeight: number) =>
  width / height > 3 || height < pageHeight * 0.06 ? 44 : 108;

// The place itself, cut from its page and set upright. Stands under PapersOf.
export function EvidenceCrop({ evidence, label }: Props) {
  const { t } = useWords();
  const paper = usePaper(evidence.docId);
  const page = pageOf(paper.data, evidence);
  const { source, isError } = usePageImage(page);
  if (isError || paper.isError || (paper.isSuccess && !page))
    return <span className="form-crop-none">{evidence.raw}</span>;
  if (!page || !source) return <Skeleton h={40} w={200} radius={8} />;
  const cut = cutAround(placeOn(page, evidence));
  const size = sizeOf(page);
  const shown = Math.min(2, heightFor(cut, size.height) / cut.height);
  const text = label ?? t('crop', { text: evidence.raw });
  return <CutPicture cut={cut} size={size} source={source} scale={shown} className="form-crop" label={text} />;
}
