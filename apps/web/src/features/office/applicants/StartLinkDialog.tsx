import { useState } from 'react';
import { Button, Checkbox, CopyButton, Radio, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { detailsOf, emptyTrip } from '../applications/dialogs/trip-draft.ts';
import { TripFields } from '../applications/dialogs/TripFields.tsx';
import { nameOf } from './applicant-list.ts';
import { useDialogsTexts } from '../../../translations/dialogs/dialogs-texts.ts';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';

interface Made {
  link: string;
  expiresAt: string;
  mailedTo: string | null;
}

function LinkMade({ made, name, onClose }: { made: Made; name: string; onClose: () => void }) {
  const { t, language } = useApplicantsTexts();
  const { t: dialogText } = useDialogsTexts();
  return (
    <DialogFrame title={t('startLink.madeTitle')} size={520} onClose={onClose}>
      <p className="dialog-text" role="status">
        {made.mailedTo ? t('startLink.mailed', { email: made.mailedTo }) : t('startLink.copyText', { name })}{' '}
        {t('startLink.validUntil', { when: momentText(made.expiresAt, language) })}
      </p>
      <TextInput
        readOnly
        label={t('startLink.link')}
        value={made.link}
        onFocus={(event) => event.currentTarget.select()}
        className="start-link"
      />
      <div className="dialog-foot">
        <Button variant="default" onClick={onClose}>
          {dialogText('close')}
        </Button>
        <CopyButton value={made.link}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              data-autofocus
              leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
            >
              {t(copied ? 'startLink.copied' : 'startLink.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </DialogFrame>
  );
}

// Trip details first, then a single-use link for this applicant to copy or send.
export function StartLinkDialog({ row, onClose }: { row: Applicant; onClose: () => void }) {
  const { t } = useApplicantsTexts();
  const [trip, setTrip] = useState(emptyTrip);
  const [send, setSend] = useState<'copy' | 'mail'>(row.email ? 'mail' : 'copy');
  const [hasPremiumCheck, setHasPremiumCheck] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const visaDetails = detailsOf(trip);
  if (made) return <LinkMade made={made} name={nameOf(row)} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('startLink.title', { name: nameOf(row) })}
      text={t('startLink.text', { name: nameOf(row) })}
      submit={{ label: t(send === 'mail' ? 'startLink.submitMail' : 'startLink.submitCopy'), disabled: !visaDetails }}
      onSubmit={async () => {
        const body = { applicantUid: row.applicantUid, visaDetails: visaDetails!, send, hasPremiumCheck };
        setMade(await call('createStartLink', { body, once: true }));
      }}
      onClose={onClose}
      size={520}
    >
      <TripFields draft={trip} onChange={setTrip} />
      <Radio.Group label={t('startLink.how')} value={send} onChange={setSend}>
        <div className="dialog-radios" style={{ marginTop: 6 }}>
          <Radio
            value="mail"
            disabled={!row.email}
            label={row.email ? t('startLink.mail', { email: row.email }) : t('startLink.noMail')}
          />
          <Radio value="copy" label={t('startLink.copyChoice')} />
        </div>
      </Radio.Group>
      <Checkbox
        checked={hasPremiumCheck}
        onChange={(event) => setHasPremiumCheck(event.currentTarget.checked)}
        label={t('startLink.premium')}
        description={t('startLink.premiumText')}
      />
    </ActionDialog>
  );
}
