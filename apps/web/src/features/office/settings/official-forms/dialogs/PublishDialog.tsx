import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { Blank } from '@visawright/contract/delivery/blank.ts';
import { ActionDialog } from '../../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../../lib/browser/toast.ts';
import { today } from '../../../../../lib/dates/dates.ts';
import { useBlanksTexts } from '../../../../../translations/blanks/blanks-texts.ts';
import { usePublishBlank } from '../blanks.api.ts';
import { destinationFacts } from '../form-text.ts';

// A form is published with its date and source, so that anybody can compare it with the original.
export function PublishDialog({ blank, onClose }: { blank: Blank; onClose: () => void }) {
  const { t, language } = useBlanksTexts();
  const publish = usePublishBlank();
  const [source, setSource] = useState(blank.source);
  const [editionOn, setEditionOn] = useState(blank.editionOn);
  const destination = destinationFacts(blank.formId, language).name;
  const isAhead = editionOn > today();
  const isShort = source.trim().length < 3;
  return (
    <ActionDialog
      title={t('publishing.title', { destination })}
      text={t('publishing.text', { destination })}
      submit={{ label: t('publishing.submit'), disabled: isAhead || isShort || editionOn === '' }}
      onSubmit={async () => {
        const { blankUid, version } = blank;
        await publish.mutateAsync({ blankUid, version, source: source.trim(), editionOn });
        onClose();
        void toast(t('publishing.done', { destination }), 'success');
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('uploading.source')}
        value={source}
        maxLength={500}
        error={isShort && t('uploading.short')}
        onChange={(event) => setSource(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        type="date"
        label={t('uploading.editionOn')}
        value={editionOn}
        max={today()}
        error={isAhead && t('uploading.ahead')}
        onChange={(event) => setEditionOn(event.currentTarget.value)}
        w={200}
      />
    </ActionDialog>
  );
}
