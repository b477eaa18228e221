import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ActionIcon } from '@mantine/core';
import { IconFilePlus, IconX } from '@tabler/icons-react';
import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import { useChecklistText } from '../checklist/use-checklist-text.ts';
import { categoryText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

const names = ['document', 'category'] as const;

// Findings link here with the document they need: an existing one is scrolled into view, a missing one can be added below.
export function RequestedDocument({ isLoaded }: { isLoaded: boolean }) {
  const { t } = useDocumentsTexts();
  const checklistText = useChecklistText();
  const [params, setParams] = useSearchParams();
  const [checklistItem, asked] = names.map((name) => params.get(name));
  const category = documentCategories.find((each) => each === asked) ?? null;
  const line = useRef<HTMLDivElement>(null);
  const wanted = checklistItem ?? category;
  useEffect(() => {
    if (wanted == null || !isLoaded) return;
    const group =
      category === null ? null : document.querySelector<HTMLElement>(`[data-group="${CSS.escape(category)}"]`);
    const place = group ?? line.current;
    place?.scrollIntoView({ block: 'center' });
    (group?.querySelector<HTMLElement>('button') ?? line.current)?.focus({ preventScroll: true });
  }, [wanted, category, isLoaded]);
  if (wanted == null) return null;
  const name =
    checklistItem != null ? checklistText(checklistItem) : { text: categoryText(t, category!), lang: undefined };
  const close = () =>
    setParams(
      (now) => {
        for (const each of names) now.delete(each);
        return now;
      },
      { replace: true },
    );
  return (
    <div className="docs-wanted" ref={line} tabIndex={-1} data-wanted={wanted}>
      <IconFilePlus size={20} stroke={1.7} aria-hidden />
      <p>
        {t('wanted.title')} <b lang={name.lang}>{name.text}</b>
        <small>{t('wanted.text')}</small>
      </p>
      <ActionIcon variant="subtle" color="gray" aria-label={t('wanted.close')} onClick={close}>
        <IconX size={17} aria-hidden />
      </ActionIcon>
    </div>
  );
}
