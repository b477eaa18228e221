import { useState } from 'react';
import { Button, Checkbox, Menu, Popover, Select } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconRefresh,
  IconShieldCheck,
  IconShieldOff,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { documentCategories } from '@visawright/contract/documents/document-facts.ts';
import type { DocumentActions } from '../actions/use-document-actions.tsx';
import { categoryText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document;
  actions: DocumentActions;
  onGone: () => void;
  onRemove?: (() => void) | undefined;
  choosesCategory?: boolean; // false: the screen has its own choice of the category
  onRefiled?: () => void;
}

// Shows only the actions the user is allowed to take.
export function DocumentActionButtons({
  document,
  actions,
  onGone,
  onRemove,
  choosesCategory = true,
  onRefiled,
}: Props) {
  const { t } = useDocumentsTexts();
  const [can, isRead] = [(what: string) => document.can.includes(what), document.state === 'checked'];
  const { isPrimary, isVerifiedByAgent, category } = document;
  return (
    <div className="doc-actions">
      {choosesCategory && can('document.edit') && isRead && (
        <Select
          className="doc-category"
          aria-label={t('actions.category')}
          data={documentCategories.map((value) => ({ value, label: categoryText(t, value) }))}
          value={category}
          allowDeselect={false}
          disabled={actions.busy === 'category'}
          comboboxProps={{ withinPortal: true }}
          onChange={(next) => {
            if (!next || next === category) return;
            onRefiled?.();
            void actions.putInto(next);
          }}
        />
      )}
      {can('document.edit') && isRead && !isPrimary && <PrimaryButton actions={actions} category={category} />}
      {can('document.verify') && isRead && (
        <Button
          variant="default"
          loading={actions.busy === 'verify'}
          leftSection={
            isVerifiedByAgent ? <IconShieldOff size={16} aria-hidden /> : <IconShieldCheck size={16} aria-hidden />
          }
          onClick={() => void actions.verify(!isVerifiedByAgent)}
        >
          {t(isVerifiedByAgent ? 'verify.undo' : 'verify.do')}
        </Button>
      )}
      <Menu position="top-end" withinPortal>
        <Menu.Target>
          <Button variant="default" aria-label={t('actions.more')} px={10}>
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void actions.original()}>
            {t('actions.original')}
          </Menu.Item>
          {can('document.edit') && (
            <>
              <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => void actions.readAgain()}>
                {t('actions.readAgain')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => (onRemove ? onRemove() : void actions.remove().then((gone) => gone && onGone()))}
              >
                {t('actions.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

function PrimaryButton({ actions, category }: { actions: DocumentActions; category: string }) {
  const { t } = useDocumentsTexts();
  const [isOpen, setOpen] = useState(false);
  const [updateAll, setUpdateAll] = useState(true);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconStar size={16} aria-hidden />} onClick={() => setOpen(!isOpen)}>
          {t('primary.do')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="doc-primary">
        <p>{t('primary.text', { category: categoryText(t, category) })}</p>
        <Checkbox
          label={t('primary.all')}
          checked={updateAll}
          onChange={(event) => setUpdateAll(event.currentTarget.checked)}
        />
        <Button
          loading={actions.busy === 'primary'}
          onClick={() => void actions.markPrimary(updateAll).then((done) => done && setOpen(false))}
        >
          {t('primary.submit')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
