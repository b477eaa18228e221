import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ActionIcon } from '@mantine/core';
import { IconFilePlus, IconX } from '@tabler/icons-react';
import { documentCategories } from '@visawright/contract/document-facts.ts';
import { usePaperWords } from '../guidelines/use-paper-words.ts';
import { useDocumentWords } from './document-words.ts';
import { categoryText } from './value-text.ts';

const names = ['paper', 'category'] as const;

// A finding leads here with what is wanted. What is there of it comes into view; what is not can be added right below this line.
export function Wanted({ isLoaded }: { isLoaded: boolean }) {
  const { t } = useDocumentWords();
  const said = usePaperWords();
  const [params, setParams] = useSearchParams();
  const [paper, asked] = names.map((name) => params.get(name));
  const category = documentCategories.find((each) => each === asked) ?? null;
  const line = useRef<HTMLDivElement>(null);
  const wanted = paper ?? category;
  useEffect(() => {
    if (wanted == null || !isLoaded) return;
    const group =
      category === null ? null : document.querySelector<HTMLElement>(`[data-group="${CSS.escape(category)}"]`);
    const place = group ?? line.current;
    place?.scrollIntoView({ block: 'center' });
    (group?.querySelector<HTMLElement>('button') ?? line.current)?.focus({ preventScroll: true });
  }, [wanted, category, isLoaded]);
  if (wanted == null) return null;
  const name = paper != null ? said(paper) : { text: categoryText(t, category!), lang: undefined };
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
