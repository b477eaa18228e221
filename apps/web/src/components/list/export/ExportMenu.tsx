import { useState, type ReactNode } from 'react';
import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { listMenuProps } from '../list-menu-props.ts';
import { fileKinds, type FileKind } from './write-file.ts';

const icons = { csv: IconFileTypeCsv, xlsx: IconFileSpreadsheet } as const;

interface Props {
  onChoose: (kind: FileKind) => void;
  isInside?: boolean; // of a popover, which would close when something outside of it is clicked
  isOff?: boolean; // the menu stays closed
  children: ReactNode; // its button
}

// Which kind of file an export has.
export function ExportMenu({ onChoose, isInside = false, isOff = false, children }: Props) {
  const { t } = useListTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      {...listMenuProps}
      position="bottom-end"
      offset={4}
      withinPortal={!isInside}
      opened={isOpen && !isOff}
      onChange={(next) => setOpen(next && !isOff)}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {fileKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <Menu.Item key={kind} leftSection={<Icon size={15} aria-hidden />} onClick={() => onChoose(kind)}>
              {t(`export.kinds.${kind}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
