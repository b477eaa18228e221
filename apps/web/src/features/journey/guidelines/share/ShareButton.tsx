import { useState } from 'react';
import { Anchor, Button } from '@mantine/core';
import { IconCheck, IconLink, IconShare2 } from '@tabler/icons-react';
import { useDevice } from '../../../../lib/browser/device.ts';
import { useGuidelinesTexts } from '../../../../translations/guidelines/guidelines-texts.ts';

type State = 'idle' | 'copied' | 'refused';

// Uses the share sheet on phones and the clipboard elsewhere; if neither works, shows the link.
export function ShareButton({ link, title }: { link: string; title: string }) {
  const { t } = useGuidelinesTexts();
  const { type } = useDevice();
  const [state, setState] = useState<State>('idle');
  const hasSheet = type !== 'Desktop' && typeof navigator.share === 'function';

  async function share() {
    if (hasSheet)
      try {
        return await navigator.share({ title, url: link });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return; // the user closed the share sheet
      }
    await navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  }

  const ShareIcon = state === 'copied' ? IconCheck : hasSheet ? IconShare2 : IconLink;
  return (
    <>
      <Button
        variant="default"
        data-tour="share"
        leftSection={<ShareIcon size={17} stroke={1.7} aria-hidden />}
        onClick={() => void share().catch(() => setState('refused'))}
      >
        {t(state === 'copied' ? 'copied' : hasSheet ? 'share' : 'copy')}
      </Button>
      <p className="share-hint" role="status">
        {state === 'refused' ? t('shareSelf') : t('shareHint')}
        {state === 'refused' && (
          <Anchor href={link} target="_blank" rel="noopener">
            {link}
          </Anchor>
        )}
      </p>
    </>
  );
}
