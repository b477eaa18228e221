import './viewer.css';
import { CloseButton, Drawer } from '@mantine/core';
import type { Document } from '@visawright/contract/document.ts';
import { useDocumentWords } from '../document-words.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import { kindText } from '../value-text.ts';
import { momentText } from '../../../lib/moments.ts';
import { DocumentMark } from '../DocumentMark.tsx';

interface Props {
  document: Document | undefined;
  showsViews: boolean;
  onClose: () => void;
}

// One paper: the page beside what was read from it.
export function DocumentDrawer({ document, showsViews, onClose }: Props) {
  const { t, language } = useDocumentWords();
  return (
    <Drawer.Root
      opened={document !== undefined}
      onClose={onClose}
      position="right"
      size="min(1120px, 100%)"
      transitionProps={{ duration: 160 }}
      classNames={{ content: 'docs doc-drawer' }}
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
              <DocumentMark document={document} />
              <CloseButton size="lg" aria-label={t('close')} onClick={onClose} />
            </div>
            <DocumentPanel key={document.docId} document={document} showsViews={showsViews} onGone={onClose} />
          </div>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
