import { IconFileText, IconHistory, IconPlane, IconUser } from '@tabler/icons-react';
import type { AnswerSource } from '@visawright/contract/forms/form-state.ts';
import { openSource, useOpened } from './opened-source.ts';
import { isPageSource } from './field-sources.ts';
import { useDocumentName } from './use-document-name.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

interface Props {
  source: AnswerSource;
  field?: string;
}

const icons = { application: IconPlane, profile: IconUser, answer: IconUser, carried: IconHistory };

// Opens the place in the document. Values from elsewhere have nothing to open.
export function SourceChip({ source, field }: Props) {
  const { t } = useFormTexts();
  const documentName = useDocumentName();
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
  const name = documentName(source);
  if (!isPageSource(source))
    return (
      <span className="form-chip" data-plain>
        <IconFileText size={14} stroke={1.9} aria-hidden />
        {name}
      </span>
    );
  const text = t('chip', { document: name, page: source.pageIndex + 1 });
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

const isSame = (a: AnswerSource | null, b: AnswerSource) =>
  a?.from === 'document' && b.from === 'document' && a.pageUid === b.pageUid && a.field === b.field;
