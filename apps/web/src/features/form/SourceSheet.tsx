import { Drawer } from '@mantine/core';
import { useWords } from './form-words.ts';
import { closeSource, useOpened } from './open-source.ts';
import { SourcePane } from './SourcePane.tsx';

// Where there is no room beside the form, the source comes up from below.
export function SourceSheet() {
  const { t } = useWords();
  const isOpen = useOpened(({ isAsked }) => isAsked);
  return (
    <Drawer
      opened={isOpen}
      onClose={closeSource}
      position="bottom"
      size="min(640px, 86dvh)"
      padding={0}
      title={t('source.title')}
      closeButtonProps={{ 'aria-label': t('source.close') }}
      classNames={{ content: 'applicant source-sheet' }}
    >
      <SourcePane onField={closeSource} />
    </Drawer>
  );
}
