import { useRef } from 'react';
import { Menu } from '@mantine/core';
import { IconDownload, IconFileText, IconFolder, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isEditable } from '@visawright/contract/application-status.ts';
import type { Application } from '@visawright/contract/application.ts';
import { stepAddress } from '../flow/step-state.ts';
import { MoreButton } from './MoreButton.tsx';
import type { MoreProps } from './more.types.ts';
import { useMyApplicationWords } from './my-application-words.ts';
import { nextAction } from './next-action.ts';
import { useTake } from './use-take.ts';

const papersOf = ({ applicationUid, applicantUid, status }: Application) =>
  isEditable(status) ? stepAddress('/document-playground', applicationUid) : `/fileUpload?applicantUid=${applicantUid}`;

export function MoreMenu({ row, subject, size, onDelete }: MoreProps) {
  const { t } = useMyApplicationWords();
  const button = useRef<HTMLButtonElement>(null);
  const { take } = useTake(row);
  const summary = stepAddress('/summary', row.applicationUid);
  const { word, to } = nextAction(row);
  const hasSummary = !isEditable(row.status) && (word === 'download' || to !== summary);
  const hasPackage = row.can.includes('package.build') && row.status !== 'form-data-collected' && word !== 'download';
  // The button that was pressed first made room for this one: focus is brought back by hand.
  const onClose = () => void setTimeout(() => button.current?.focus());
  return (
    <Menu defaultOpened position="bottom-end" shadow="md" radius={12} width={200} returnFocus={false} onClose={onClose}>
      <Menu.Target>
        <MoreButton ref={button} subject={subject} size={size} />
      </Menu.Target>
      <Menu.Dropdown className="mine-menu">
        <Menu.Item component={Link} to={papersOf(row)} leftSection={<IconFolder size={17} aria-hidden />}>
          {t('menu.papers')}
        </Menu.Item>
        {hasSummary && (
          <Menu.Item component={Link} to={summary} leftSection={<IconFileText size={17} aria-hidden />}>
            {t('menu.summary')}
          </Menu.Item>
        )}
        {hasPackage && (
          <Menu.Item leftSection={<IconDownload size={17} aria-hidden />} onClick={() => void take()}>
            {t('menu.download')}
          </Menu.Item>
        )}
        {isEditable(row.status) && row.can.includes('application.edit') && (
          <Menu.Item className="mine-delete" leftSection={<IconTrash size={17} aria-hidden />} onClick={onDelete}>
            {t('menu.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
