import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import type { Document } from '@visawright/contract/documents/document.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { documentTitles } from '../../documents/document-titles.ts';
import { Thumbnail } from '../../documents/Thumbnail.tsx';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  document: Document;
  others: readonly Document[]; // of the same traveller
  isEdited: boolean;
  onJoin: (docIds: readonly string[], fileName: string) => Promise<unknown>;
  onClose: () => void;
}

// The pages of this document, then those of the chosen ones in the order in which they were chosen.
export function JoinDialog({ document, others, isEdited, onJoin, onClose }: Props) {
  const { t } = useEditorTexts();
  const { t: words } = useDocumentsTexts();
  const titles = documentTitles(words, [document, ...others]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name, setName] = useState(`${document.fileName.replace(/\.\w+$/, '')}.pdf`);
  const pages = others
    .filter(({ docId }) => chosen.includes(docId))
    .reduce((sum, one) => sum + one.pages, document.pages);
  return (
    <ActionDialog
      title={t('join.title')}
      text={[t('join.text'), isEdited ? t('savesFirst') : ''].join(' ')}
      submit={{ label: t('join.submit', { count: pages }), disabled: chosen.length === 0 || name.trim() === '' }}
      onSubmit={() => onJoin(chosen, name.trim())}
      onClose={onClose}
      size={520}
    >
      {others.length === 0 && <p>{t('join.none')}</p>}
      <ul className="ed-join">
        {others.map((other) => (
          <li key={other.docId}>
            <Checkbox
              checked={chosen.includes(other.docId)}
              label={
                <span className="ed-join-row">
                  <Thumbnail document={other} />
                  <span>
                    <b>{titles.get(other.docId)}</b>
                    <small>
                      {other.fileName} · {words('pages', { count: other.pages })}
                    </small>
                  </span>
                </span>
              }
              onChange={({ currentTarget }) =>
                setChosen((now) =>
                  currentTarget.checked ? [...now, other.docId] : now.filter((docId) => docId !== other.docId),
                )
              }
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <TextInput
          label={t('join.name')}
          value={name}
          maxLength={200}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
    </ActionDialog>
  );
}
