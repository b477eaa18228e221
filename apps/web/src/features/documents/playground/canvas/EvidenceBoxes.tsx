import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { shownSize, type Size } from '@visawright/contract/documents/page-geometry.ts';
import { valueStatusOf } from '../../documents/value-status.ts';
import { fieldText } from '../../documents/value-text.ts';
import { isWholePage, positionOnPage } from '../../pictures/page-geometry.ts';
import { PageRegion } from '../../pictures/PageRegion.tsx';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';

interface Props {
  page: ArrangedPage;
  values: readonly DocumentValue[]; // of the document
  chosen: string | null;
  size: Size; // on screen
  onChoose: (field: string) => void;
}

// Where the values were read. The list of values beside it has the same content for screen readers.
export function EvidenceBoxes({ page, values, chosen, size, onChoose }: Props) {
  const { t } = useDocumentsTexts();
  const { width, height } = shownSize(page, page.operations);
  const here = values.filter((value) => value.pageUid === page.pageUid && !isWholePage(value));
  const chosenLast = here.toSorted((a, b) => Number(a.field === chosen) - Number(b.field === chosen));
  return (
    <svg className="pg-boxes" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {chosenLast.map((value) => (
        <g key={value.field} data-region={value.field} data-status={valueStatusOf(value)}>
          <PageRegion
            points={positionOnPage(page, value)}
            label={fieldText(t, value.field)}
            isChosen={value.field === chosen}
            unit={width / size.width}
            pageWidth={width}
            onChoose={() => onChoose(value.field)}
          />
        </g>
      ))}
    </svg>
  );
}
