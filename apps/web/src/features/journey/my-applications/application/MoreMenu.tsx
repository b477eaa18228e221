import { lazy, Suspense, useRef } from 'react';
import { Menu } from '@mantine/core';
import { IconDownload, IconFileText, IconFolder, IconReceiptRupee, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { stepAddress } from '../../flow/steps/step-state.ts';
import { MoreButton } from './MoreButton.tsx';
import type { MoreProps } from './more.types.ts';
import { nextAction } from './next-action.ts';
import { useDownloadPackage } from './use-download-package.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

const BillingDialog = lazy(async () => ({
  default: (await import('../../../shared/billing/BillingDialog.tsx')).BillingDialog,
}));

// The documents of this application: Upload, or a list once it is complete.
const documentsOf = ({ applicationUid, status }: Application) =>
  stepAddress(isEditable(status) ? '/document-playground' : '/fileUpload', applicationUid);

export function MoreMenu({ row, subject, size, onDelete }: MoreProps) {
  const { t } = useMyApplicationsTexts();
  const button = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useDialog();
  const { take } = useDownloadPackage(row);
  const summary = stepAddress('/summary', row.applicationUid);
  const { word, to } = nextAction(row);
  const hasSummary = !isEditable(row.status) && (word === 'download' || to !== summary);
  const hasPackage = row.can.includes('package.build') && row.status !== 'form-data-collected' && word !== 'download';
  // The lazy button was replaced by this one, so the focus is restored manually.
  const onClose = () => void setTimeout(() => button.current?.focus());
  const showBilling = () =>
    void ask((close) => (
      <Suspense>
        <BillingDialog applicationUid={row.applicationUid} onClose={() => close(null)} />
      </Suspense>
    ));
  return (
    <>
      <Menu
        defaultOpened
        position="bottom-end"
        shadow="md"
        radius={12}
        width={200}
        returnFocus={false}
        onClose={onClose}
      >
        <Menu.Target>
          <MoreButton ref={button} subject={subject} size={size} />
        </Menu.Target>
        <Menu.Dropdown className="mine-menu">
          <Menu.Item component={Link} to={documentsOf(row)} leftSection={<IconFolder size={17} aria-hidden />}>
            {t('menu.documents')}
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
          <Menu.Item leftSection={<IconReceiptRupee size={17} aria-hidden />} onClick={showBilling}>
            {t('menu.billing')}
          </Menu.Item>
          {isEditable(row.status) && row.can.includes('application.edit') && (
            <Menu.Item className="mine-delete" leftSection={<IconTrash size={17} aria-hidden />} onClick={onDelete}>
              {t('menu.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
