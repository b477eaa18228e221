import { Drawer } from '@mantine/core';
import { DrawerPanel, type DrawerProps } from './DrawerPanel.tsx';

const width = 420;

// Docked beside the rows if there is room, otherwise above them without dimming the page.
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
        {/* Empty during the closing transition. */}
        {isOpen && <DrawerPanel {...props} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}
