import './viewer.css';
import { useState } from 'react';
import { CloseButton, Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { Document } from '@visawright/contract/documents/document.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import { kindText } from '../documents/value-text.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { DocumentBadge } from '../documents/DocumentBadge.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document | undefined;
  applicationUid?: string | undefined; // its destination decides the photo rules
  showsViews: boolean;
  narrow?: boolean; // the page above the values
  onRemove?: (document: Document) => void; // with undo; without it the user is asked to confirm
  onRefiled?: (document: Document) => void; // moved to another category by the user
  onClose: () => void;
}

export function DocumentDrawer({ document, applicationUid, showsViews, narrow, onRemove, onRefiled, onClose }: Props) {
  const { t, language } = useDocumentsTexts();
  // Opened after mounting, otherwise the drawer cannot return the focus on close.
  const isHere = useMounted();
  const [isEditing, setEditing] = useState(false);
  return (
    <Drawer.Root
      opened={isHere && document !== undefined}
      onClose={onClose}
      closeOnEscape={!isEditing}
      closeOnClickOutside={!isEditing}
      position="right"
      size={narrow ? 'min(620px, 100%)' : 'min(1120px, 100%)'}
      transitionProps={{ duration: 160 }}
      classNames={{ content: narrow ? 'docs doc-drawer doc-drawer-narrow' : 'docs doc-drawer' }}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={document && kindText(t, document)}>
        {document && (
          <div className="doc-drawer-body">
            <div className="doc-drawer-head">
              <div>
                <h2 tabIndex={-1} data-autofocus>
                  {kindText(t, document)}
                </h2>
                <p>
                  {[
                    document.fileName,
                    document.pages > 0 ? t('pages', { count: document.pages }) : '',
                    t('added', { at: momentText(document.createdAt, language) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <DocumentBadge document={document} />
              <CloseButton size="lg" aria-label={t('close')} onClick={onClose} />
            </div>
            <DocumentPanel
              key={document.docId}
              document={document}
              applicationUid={applicationUid}
              showsViews={showsViews}
              onEditing={setEditing}
              onGone={onClose}
              onRemove={onRemove && (() => onRemove(document))}
              onRefiled={() => onRefiled?.(document)}
            />
          </div>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
