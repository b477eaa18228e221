import { useRef } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowBack, IconArrowMerge, IconDots, IconPhotoEdit } from '@tabler/icons-react';
import { chosenTypes } from '../../upload/check-file.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  isUnedited: boolean; // the open page has no operations
  onJoin: () => void;
  onReplace: (file: File) => void;
  onReset: () => void;
}

export function MoreMenu({ isUnedited, onJoin, onReplace, onReset }: Props) {
  const { t } = useEditorTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={32} aria-label={t('more.label')}>
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowMerge size={16} aria-hidden />} onClick={onJoin}>
            {t('more.join')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPhotoEdit size={16} aria-hidden />} onClick={() => field.current?.click()}>
            {t('more.replace')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBack size={16} aria-hidden />} disabled={isUnedited} onClick={onReset}>
            {t('more.reset')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={field}
        type="file"
        hidden
        accept={chosenTypes.replace('application/pdf,', '')}
        data-upload="page"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onReplace(file);
        }}
      />
    </>
  );
}
