import { useState } from 'react';
import { Button, FileButton, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { ActionDialog } from '../../../../../../components/dialog/ActionDialog.tsx';
import { ErrorLine } from '../../../../../../components/dialog/ErrorLine.tsx';
import { toast } from '../../../../../../lib/browser/toast.ts';
import { errorText } from '../../../../../../translations/errors/error-text.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { useCheckImport, useProposeImport } from '../facts.api.ts';
import { ImportEffectView } from './ImportEffectView.tsx';

const mostMegabytes = 6;

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useFactsTexts();
  const check = useCheckImport();
  const propose = useProposeImport();
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [note, setNote] = useState('');
  const read = async (chosen: File | null) => {
    if (!chosen) return;
    const isTooLarge = chosen.size > mostMegabytes * 1_000_000;
    setLarge(isTooLarge);
    setFile(null);
    check.reset();
    if (isTooLarge) return;
    const text = await chosen.text();
    setFile({ name: chosen.name, text });
    check.mutate(text);
  };
  const effect = check.data;
  const isReady = effect !== undefined && effect.problems.length === 0 && effect.forms.length > 0;
  return (
    <ActionDialog
      title={t('files.title')}
      text={t('files.text')}
      size={640}
      submit={{ label: t('files.submit'), disabled: !isReady || note.trim().length < 3 }}
      onSubmit={async () => {
        await propose.mutateAsync({ text: file!.text, note: note.trim() });
        onClose();
        void toast(t('files.done'), 'success');
      }}
      onClose={onClose}
    >
      <div>
        <FileButton onChange={(chosen) => void read(chosen)} accept="application/json,.json">
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileUpload size={15} aria-hidden />} data-autofocus>
              {t('files.choose')}
            </Button>
          )}
        </FileButton>{' '}
        {file?.name}
      </div>
      <ErrorLine message={isLarge ? t('files.tooLarge', { size: mostMegabytes }) : errorText(check.error)} />
      {check.isPending && (
        <p className="cat-quiet" role="status">
          {t('files.checking')}
        </p>
      )}
      {effect && <ImportEffectView effect={effect} />}
      <Textarea
        label={t('changing.note')}
        value={note}
        maxLength={1_000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
