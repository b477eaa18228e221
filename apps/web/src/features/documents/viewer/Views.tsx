import { useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconEye } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/call.ts';
import { errorWords } from '../../../lib/error-words.ts';
import { momentText } from '../../../lib/moments.ts';
import { useDocumentWords } from '../document-words.ts';

// Everybody who looked at this paper; asked for only when somebody wants to know.
export function Views({ document }: { document: Document }) {
  const { t } = useDocumentWords();
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
  const { t, language } = useDocumentWords();
  const { data, error } = useQuery({
    queryKey: ['document-views', applicantUid],
    queryFn: ({ signal }) => call('documentViews', { query: { applicantUid, limit: '100' }, signal }),
    staleTime: 0,
  });
  if (error) return <ErrorLine message={errorWords(error)} />;
  if (!data) return <Skeleton h={14} w="60%" />;
  const own = data.items.filter((view) => view.docId === docId);
  if (own.length === 0) return <p className="doc-nothing">{t('views.none')}</p>;
  return (
    <ul>
      {own.map(({ viewUid, viewedByName, role, purpose, at }) => (
        <li key={viewUid}>
          <b>{viewedByName}</b> {t('views.line', { role: t(`roles.${role}`), purpose: t(`views.${purpose}`) })}
          <time dateTime={at}>{momentText(at, language)}</time>
        </li>
      ))}
    </ul>
  );
}
