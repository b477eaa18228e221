import type { Document, DocumentValue } from '@visawright/contract/documents/document.ts';
import { sameName } from '@visawright/contract/identity/same-person.ts';
import { useExtracted } from '../documents/documents.api.ts';
import { fieldText } from '../documents/value-text.ts';
import { ValueCrop } from '../pictures/ValueCrop.tsx';
import { NewTickets } from '../pictures/use-page-picture.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

const most = 2; // surname and given names

// Where the page has the name that is asked about.
const namesThem = ({ field, value, pageIndex }: DocumentValue, name: string) =>
  pageIndex >= 0 &&
  (['surname', 'givenNames'].includes(field) || (/name|head/i.test(field) && sameName(value, name) === 'same'));

export function OwnerCrops({ document, name }: { document: Document; name: string }) {
  const { t } = useDocumentsTexts();
  const read = useExtracted(document);
  const { values = [], pages = [] } = read.data ?? {};
  const crops = values
    .filter((value) => namesThem(value, name))
    .slice(0, most)
    .flatMap((value) => {
      const page = pages.find(({ pageIndex }) => pageIndex === value.pageIndex);
      return page ? [{ value, page }] : [];
    });
  if (crops.length === 0) return null;
  return (
    <NewTickets value={() => void read.refetch()}>
      <div className="doc-owner-crops">
        {crops.map(({ value, page }) => (
          <ValueCrop
            key={value.field}
            page={page}
            value={value}
            label={t('values.crop', { field: fieldText(t, value.field) })}
          />
        ))}
      </div>
    </NewTickets>
  );
}
