import { ActionIcon, Button, Kbd, Menu } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSingleKeys } from '../../lib/single-keys.ts';
import { menuProps } from './list-menu.ts';
import { pageSizes, type PageSize } from './list-url.ts';
import { useListWords } from './list-words.ts';
import type { ListIcon } from './list.types.ts';
import { spanText } from './span-text.ts';
import type { ListPages } from './use-list-pages.ts';

interface Props<Row> {
  pages: ListPages<Row>;
  size: PageSize;
  onSize: (size: PageSize) => void;
  isSelectable: boolean;
  isWide: boolean;
}

function KeyHints({ isSelectable }: { isSelectable: boolean }) {
  const t = useListWords();
  return (
    <span className="list-hints" aria-hidden>
      <Kbd>J</Kbd>
      <Kbd>K</Kbd>
      {t('foot.move')}
      {isSelectable && (
        <>
          <Kbd>X</Kbd>
          {t('foot.select')}
        </>
      )}
      <Kbd>Enter</Kbd>
      {t('foot.open')}
    </span>
  );
}

// A button that cannot go on keeps its focus; it only says so.
const Step = ({ label, isOn, onGo, Icon }: { label: string; isOn: boolean; onGo: () => void; Icon: ListIcon }) => (
  <ActionIcon
    variant="default"
    aria-label={label}
    aria-disabled={!isOn}
    data-disabled={!isOn || undefined}
    onClick={() => isOn && onGo()}
  >
    <Icon size={16} aria-hidden />
  </ActionIcon>
);

export function ListFoot<Row>({ pages, size, onSize, isSelectable, isWide }: Props<Row>) {
  const t = useListWords();
  const areKeysOn = useSingleKeys();
  const { span, error, isFailing } = pages;
  return (
    <footer className="list-foot">
      <div>
        <span className="list-span">{span && spanText(span, t)}</span>
        {error && !isFailing && (
          <span className="list-notfresh" role="status">
            {t('foot.notFresh')}{' '}
            <button type="button" className="list-textlink" onClick={pages.again}>
              {t('failing.again')}
            </button>
          </span>
        )}
        {isWide && areKeysOn && pages.rows.length > 0 && <KeyHints isSelectable={isSelectable} />}
      </div>
      <div>
        <Menu {...menuProps} position="top-end" offset={4}>
          <Menu.Target>
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              className="list-quiet"
              rightSection={<IconChevronDown size={13} aria-hidden />}
            >
              {t('foot.size', { size })}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.RadioGroup value={String(size)} onChange={(next) => onSize(Number(next) as PageSize)}>
              {pageSizes.map((one) => (
                <Menu.RadioItem key={one} value={String(one)} closeMenuOnClick>
                  {t('foot.size', { size: one })}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Dropdown>
        </Menu>
        <Step label={t('foot.previous')} isOn={pages.hasPrevious} onGo={pages.previous} Icon={IconChevronLeft} />
        <Step label={t('foot.next')} isOn={pages.hasNext} onGo={pages.next} Icon={IconChevronRight} />
      </div>
    </footer>
  );
}
