import { Drawer } from '@mantine/core';
import { closeSource, useOpened } from '../sources/opened-source.ts';
import { SourcePane } from './SourcePane.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// On narrow screens the source opens as a bottom sheet.
export function SourceSheet() {
  const { t } = useFormTexts();
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
        {/* Own header: the library's has role banner, and the page already has one. */}
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
