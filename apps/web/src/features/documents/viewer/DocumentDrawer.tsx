import './viewer.css';
import { CloseButton, Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { Document } from '@visawright/contract/document.ts';
import { useDocumentWords } from '../document-words.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import { kindText } from '../value-text.ts';
import { momentText } from '../../../lib/moments.ts';
import { DocumentMark } from '../DocumentMark.tsx';

interface Props {
  document: Document | undefined;
  applicationUid?: string | undefined; // whose destination judges a photo
  showsViews: boolean;
  narrow?: boolean; // the page above what was read
  onRemove?: (document: Document) => void; // where it can be taken back; else it is asked about
  onRefiled?: (document: Document) => void; // it was put into another category by hand
  onClose: () => void;
}

// One paper: the page beside what was read from it.
export function DocumentDrawer({ document, applicationUid, showsViews, narrow, onRemove, onRefiled, onClose }: Props) {
  const { t, language } = useDocumentWords();
  // It opens after it is there: one that is mounted open would not know where the focus goes back to.
  const isHere = useMounted();
  return (
    <Drawer.Root
      opened={isHere && document !== undefined}
      onClose={onClose}
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
              <DocumentMark document={document} />
              <CloseButton size="lg" aria-label={t('close')} onClick={onClose} />
            </div>
            <DocumentPanel
              key={document.docId}
              document={document}
              applicationUid={applicationUid}
              showsViews={showsViews}
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
