import { Button, Kbd, Menu } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSingleKeys } from '../../../lib/keyboard/single-keys.ts';
import { listMenuProps } from '../list-menu-props.ts';
import { pageSizes, type PageSize } from '../state/list-location.ts';
import { PageStep } from './PageStep.tsx';
import { pageRangeText } from './page-range-text.ts';
import type { ListPages } from '../state/use-list-pages.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props<Row> {
  pages: ListPages<Row>;
  size: PageSize;
  onSize: (size: PageSize) => void;
  isSelectable: boolean;
  isWide: boolean;
}

function KeyHints({ isSelectable }: { isSelectable: boolean }) {
  const { t } = useListTexts();
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

export function ListFoot<Row>({ pages, size, onSize, isSelectable, isWide }: Props<Row>) {
  const { t } = useListTexts();
  const areKeysOn = useSingleKeys();
  const { span, error, isFailing } = pages;
  return (
    <footer className="list-foot">
      <div>
        <span className="list-span">{span && pageRangeText(span, t)}</span>
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
        <Menu {...listMenuProps} position="top-end" offset={4}>
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
        <PageStep label={t('foot.previous')} isOn={pages.hasPrevious} onGo={pages.previous} Icon={IconChevronLeft} />
        <PageStep label={t('foot.next')} isOn={pages.hasNext} onGo={pages.next} Icon={IconChevronRight} />
      </div>
    </footer>
  );
}
