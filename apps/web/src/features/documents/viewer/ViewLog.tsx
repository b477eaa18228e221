import { useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconEye } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

// The access log of this document, loaded on demand.
export function ViewLog({ document }: { document: Document }) {
  const { t } = useDocumentsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="doc-views">
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<IconEye size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('views.title')}
      </Button>
      {isOpen && <ViewRows document={document} />}
    </section>
  );
}

function ViewRows({ document: { applicantUid, docId } }: { document: Document }) {
  const { t, language } = useDocumentsTexts();
  const { data, error } = useQuery({
    queryKey: ['document-views', applicantUid],
    queryFn: ({ signal }) => call('documentViews', { query: { applicantUid, limit: '100' }, signal }),
    staleTime: 0,
  });
  if (error) return <ErrorLine message={errorText(error)} />;
  if (!data) return <Skeleton h={14} w="60%" />;
  const own = data.items.filter((view) => view.docId === docId);
  if (own.length === 0) return <p className="doc-nothing">{t('views.none')}</p>;
  return (
    <ul>
      {own.map(({ viewUid, viewedByName, role, purpose, at }) => (
        <li key={viewUid}>
          <b>{viewedByName}</b>{' '}
          {t('views.line', { role: t.find(`roles.${role}`) ?? role, purpose: t(`views.${purpose}`) })}
          <time dateTime={at}>{momentText(at, language)}</time>
        </li>
      ))}
    </ul>
  );
}
