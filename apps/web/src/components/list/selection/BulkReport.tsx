import { Button, CloseButton, Modal } from '@mantine/core';
import type { PartlyDone } from './use-bulk.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { formatNumber } from '../table/format-number.ts';

// Rows that were not changed, each with its reason.
export function BulkReport({ partly, onClose }: { partly: PartlyDone | null; onClose: () => void }) {
  const { t } = useListTexts();
  if (!partly) return null;
  const { label, done, failed, message, isSelected } = partly;
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={480}
      centered
      overlayProps={{ backgroundOpacity: 0.4 }}
    >
      <div className="list-dialog-head">
        <Modal.Title>
          {t('bulk.partTitle', { label, done: formatNumber(done), failed: formatNumber(failed.length) })}
        </Modal.Title>
        <CloseButton size="md" aria-label={t('bulk.close')} onClick={onClose} />
      </div>
      {message && <p className="list-dialog-text">{message}</p>}
      <p className="list-dialog-text">{isSelected ? t('bulk.partText') : t('bulk.partTextAll')}</p>
      <ul className="list-failures">
        {failed.map(({ id, label: name, reason }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className="list-dialog-foot">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('bulk.close')}
        </Button>
      </div>
    </Modal>
  );
}
