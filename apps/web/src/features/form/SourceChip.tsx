import { IconFileText, IconHistory, IconPlane, IconUser } from '@tabler/icons-react';
import type { Source } from '@visawright/contract/form-state.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { useWords } from './form-words.ts';
import { openSource, useOpened } from './open-source.ts';
import { paperName } from './paper-name.ts';
import { isPage } from './sources-of.ts';

interface Props {
  source: Source;
  field?: string;
}

const icons = { application: IconPlane, profile: IconUser, answer: IconUser, carried: IconHistory };

// Names the paper and the page; pressing it shows the place. What was not read from a paper has nothing to open.
export function SourceChip({ source, field }: Props) {
  const { t } = useWords();
  const { t: documents } = useDocumentWords();
  const isOn = useOpened(
    (opened) => opened.isLit && field !== undefined && opened.field === field && isSame(opened.source, source),
  );
  if (source.from !== 'document') {
    const Icon = icons[source.from];
    return (
      <span className="form-chip" data-plain>
        <Icon size={14} stroke={1.9} aria-hidden />
        {t(`from.${source.from}`)}
      </span>
    );
  }
  const name = paperName(t, documents, source);
  if (!isPage(source))
    return (
      <span className="form-chip" data-plain>
        <IconFileText size={14} stroke={1.9} aria-hidden />
        {name}
      </span>
    );
  const text = t('chip', { paper: name, page: source.pageIndex + 1 });
  return (
    <button
      type="button"
      className="form-chip"
      data-on={isOn || undefined}
      aria-label={t('openSource', { source: text })}
      onClick={() => openSource(source, field ?? null)}
    >
      <IconFileText size={14} stroke={1.9} aria-hidden />
      {text}
    </button>
  );
}

const isSame = (a: Source | null, b: Source) =>
  a?.from === 'document' && b.from === 'document' && a.pageUid === b.pageUid && a.field === b.field;
