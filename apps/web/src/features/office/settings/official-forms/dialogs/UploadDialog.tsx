import { useState } from 'react';
import { Button, FileButton, Select, TextInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { blankLimits } from '@visawright/contract/delivery/blank-facts.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { ActionDialog } from '../../../../../components/dialog/ActionDialog.tsx';
import { CallError } from '../../../../../lib/api/call.ts';
import { today } from '../../../../../lib/dates/dates.ts';
import { useBlanksTexts, type BlanksTranslate } from '../../../../../translations/blanks/blanks-texts.ts';
import { useUploadBlank } from '../blanks.api.ts';
import { destinationFacts } from '../form-text.ts';

interface Props {
  formId: string | null;
  onClose: (blankUid: string | null) => void;
}

const isLong = (text: string) => text.trim().length >= 3;

export function UploadDialog({ formId: first, onClose }: Props) {
  const { t, language } = useBlanksTexts();
  const upload = useUploadBlank();
  const [formId, setFormId] = useState(first);
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [source, setSource] = useState('');
  const [editionOn, setEditionOn] = useState('');
  const [isTried, setTried] = useState(false);
  const isLarge = (file?.size ?? 0) > blankLimits.fileBytes;
  const isAhead = editionOn > today();
  const short = (text: string) => isTried && !isLong(text) && t('uploading.short');
  return (
    <ActionDialog
      title={t('uploading.title')}
      text={t('uploading.text')}
      submit={{ label: t('uploading.submit'), disabled: !formId || !file || isLarge || isAhead || editionOn === '' }}
      onSubmit={async () => {
        setTried(true);
        if (!isLong(title) || !isLong(source)) return;
        const facts = { formId: formId!, title: title.trim(), source: source.trim(), editionOn };
        const { blankUid } = await upload.mutateAsync({ ...facts, file: file! }).catch((error: unknown) => {
          throw refusalOf(error, t) ?? error;
        });
        onClose(blankUid);
      }}
      onClose={() => onClose(null)}
      size={520}
    >
      <Select
        label={t('uploading.destination')}
        data={destinationIds.map((id) => ({ value: id, label: destinationFacts(id, language).name }))}
        value={formId}
        onChange={setFormId}
        searchable
        data-autofocus={first === null || undefined}
      />
      <div className="blk-choose">
        <FileButton accept="application/pdf,.pdf" onChange={setFile}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileUpload size={16} aria-hidden />}>
              {t('uploading.choose')}
            </Button>
          )}
        </FileButton>
        <span role="status">{file && t('uploading.chosen', { name: file.name })}</span>
      </div>
      {isLarge && <p role="alert">{t('uploading.large')}</p>}
      <TextInput
        label={t('uploading.name')}
        description={t('uploading.nameHint')}
        value={title}
        maxLength={120}
        error={short(title)}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        label={t('uploading.source')}
        description={t('uploading.sourceHint')}
        value={source}
        maxLength={500}
        error={short(source)}
        onChange={(event) => setSource(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('uploading.editionOn')}
        description={t('uploading.editionHint')}
        value={editionOn}
        max={today()}
        error={isAhead && t('uploading.ahead')}
        onChange={(event) => setEditionOn(event.currentTarget.value)}
        w={240}
      />
    </ActionDialog>
  );
}

// Why the file was refused, and what to do about it.
function refusalOf(error: unknown, t: BlanksTranslate): Error | null {
  if (!(error instanceof CallError)) return null;
  const { reason } = (error.details ?? {}) as { reason?: string };
  const text = reason === undefined ? undefined : t.find(`refused.${reason}`);
  return text === undefined ? null : new Error(text, { cause: error });
}
