import { useState } from 'react';
import { TextInput } from '@mantine/core';
import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import { ActionDialog } from '../../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../../lib/browser/toast.ts';
import { useVerify } from '../catalogue.api.ts';
import { subjectText } from './entry-text.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  entry: CatalogueEntry;
  today: string;
  onClose: () => void;
}

export function VerifyDialog({ entry, today, onClose }: Props) {
  const { t, language } = useCatalogueTexts();
  const verify = useVerify();
  const [source, setSource] = useState(entry.source.url ?? '');
  const [verifiedOn, setDay] = useState(today);
  const [isTried, setTried] = useState(false);
  const isShort = source.trim().length < 3;
  const isAhead = verifiedOn > today;
  return (
    <ActionDialog
      title={t('verifying.title', { subject: subjectText(entry, t, language) })}
      text={t('verifying.text')}
      submit={{ label: t('verifying.submit'), disabled: verifiedOn === '' }}
      onSubmit={async () => {
        setTried(true);
        if (isShort || isAhead) return;
        const { part, formIds, ruleId } = entry;
        await verify.mutateAsync({ part, formIds, ruleId, source: source.trim(), verifiedOn });
        onClose();
        void toast(t('verifying.done'), 'success');
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('verifying.source')}
        description={t('verifying.sourceHint')}
        value={source}
        maxLength={500}
        error={isTried && isShort && t('verifying.sourceShort')}
        onChange={(event) => setSource(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        type="date"
        label={t('verifying.on')}
        value={verifiedOn}
        max={today}
        error={isAhead && t('verifying.ahead')}
        onChange={(event) => setDay(event.currentTarget.value)}
        w={180}
      />
    </ActionDialog>
  );
}
