import { Drawer } from '@mantine/core';
import { useWords } from './form-words.ts';
import { closeSource, useOpened } from './open-source.ts';
import { SourcePane } from './SourcePane.tsx';

// Where there is no room beside the form, the source comes up from below.
export function SourceSheet() {
  const { t } = useWords();
  const isOpen = useOpened(({ isAsked }) => isAsked);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={closeSource}
      position="bottom"
      size="min(640px, 86dvh)"
      padding={0}
      classNames={{ content: 'applicant source-sheet' }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Its own head: the library's is a banner, and the page has one. */}
        <div className="source-sheet-head">
          <Drawer.Title>{t('source.title')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('source.close')} />
        </div>
        <Drawer.Body>
          <SourcePane onField={closeSource} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
