import { useState, type FormEvent } from 'react';
import { Button, CloseButton, Modal, Switch, TextInput } from '@mantine/core';
import { toast } from '../../../lib/browser/toast.ts';
import type { ListView, NewView, SavedViews } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  savedViews: SavedViews;
  view: Omit<NewView, 'label' | 'shared'>;
  onSaved: (view: ListView) => void;
  onClose: () => void;
}

export function SaveView({ savedViews, view, onSaved, onClose }: Props) {
  const { t } = useListTexts();
  const [label, setLabel] = useState('');
  const [shared, setShared] = useState(false);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    setState('saving');
    try {
      onSaved(await savedViews.save({ ...view, label: label.trim(), shared }));
      void toast(t('saveView.saved'), 'success');
      onClose();
    } catch {
      setState('failed');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (label.trim()) void save();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={400}
      centered
      overlayProps={{ backgroundOpacity: 0.4 }}
    >
      <div className="list-dialog-head">
        <Modal.Title>{t('saveView.title')}</Modal.Title>
        <CloseButton size="md" aria-label={t('saveView.cancel')} onClick={onClose} />
      </div>
      <p className="list-dialog-text">{t('saveView.text')}</p>
      <form onSubmit={submit}>
        <TextInput
          label={t('saveView.name')}
          maxLength={60}
          value={label}
          error={state === 'failed' ? t('saveView.failed') : undefined}
          onChange={(event) => setLabel(event.currentTarget.value)}
          data-autofocus
        />
        {savedViews.mayShare && (
          <Switch
            mt={12}
            label={t('saveView.shared')}
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        )}
        <div className="list-dialog-foot">
          <Button variant="default" onClick={onClose}>
            {t('saveView.cancel')}
          </Button>
          <Button type="submit" disabled={!label.trim()} loading={state === 'saving'}>
            {t('saveView.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
