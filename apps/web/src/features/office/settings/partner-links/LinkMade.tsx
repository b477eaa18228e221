import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { PartnerLink } from '@visawright/contract/integrations/partner-link.ts';
import { partnerSnippet } from '@visawright/contract/integrations/partner-link-facts.ts';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { realmShades } from '../../../../lib/theme/shades.ts';
import { usePartnerLinksTexts } from '../../../../translations/partner-links/partner-links-texts.ts';
import { countryText } from '../../../shared/destinations/destination-names.ts';

interface Props {
  readonly link: PartnerLink;
  readonly address: string;
  readonly onClose: () => void;
}

// Stays open until the person says that it is saved: the address is shown nowhere else.
export function LinkMade({ link: { name, trip }, address, onClose }: Props) {
  const { t, language } = usePartnerLinksTexts();
  const words = t('made.words', { country: countryText(trip.visaTo, language) });
  const snippet = partnerSnippet(address, words, { background: realmShades()[9], color: '#ffffff' });
  const parts = [
    { id: 'address', text: address, copy: t('made.copyAddress') },
    { id: 'snippet', text: snippet, copy: t('made.copySnippet') },
  ] as const;
  return (
    <DialogFrame title={t('made.title', { name })} size={560} onClose={onClose} keepsOpen>
      <p className="dialog-text" role="status">
        {t('made.text')}
      </p>
      {parts.map(({ id, text, copy }) => (
        <div key={id} className="integrations-secret partner-links-made" data-made={id}>
          <span id={`made-${id}`}>{t(`made.${id}`)}</span>
          {id === 'snippet' && <small>{t('made.snippetHint')}</small>}
          <code aria-labelledby={`made-${id}`}>{text}</code>
          <CopyButton value={text}>
            {({ copied, copy: run }) => (
              <Button
                {...(id === 'address' ? { 'data-autofocus': true } : {})}
                variant="default"
                leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
                onClick={run}
              >
                {copied ? t('made.copied') : copy}
              </Button>
            )}
          </CopyButton>
        </div>
      ))}
      <div className="dialog-foot">
        <Button onClick={onClose}>{t('made.done')}</Button>
      </div>
    </DialogFrame>
  );
}
