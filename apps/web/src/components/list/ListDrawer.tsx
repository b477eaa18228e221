import { Drawer } from '@mantine/core';
import { DrawerPanel, type DrawerProps } from './DrawerPanel.tsx';

const width = 420;

// Docked beside the rows where there is room; over them, without dimming the page, where there is not.
export function ListDrawer<Row>({ isDocked, ...props }: DrawerProps<Row> & { isDocked: boolean }) {
  const { definition, open } = props;
  const isOpen = open.state !== 'closed';
  const name = open.row === undefined ? definition.title : definition.rowLabel(open.row);
  if (isDocked)
    return isOpen ? (
      <section className="list-drawer" aria-labelledby={props.titleId}>
        <DrawerPanel {...props} />
      </section>
    ) : null;
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={props.onClose}
      position="right"
      size={width}
      returnFocus={false}
      lockScroll={false}
      closeOnEscape={false}
      classNames={{ content: 'list-drawer-over' }}
    >
      <Drawer.Content aria-label={name} data-leaves-keys>
        {/* While it slides out there is nothing left to show. */}
        {isOpen && <DrawerPanel {...props} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}
