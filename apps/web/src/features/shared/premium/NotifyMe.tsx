import { Button } from '@mantine/core';
import { IconBell, IconCheck } from '@tabler/icons-react';
import type { Preferences } from '@visawright/contract/identity/preferences.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { usePreferences, useSavePreferences } from '../preferences/preferences.api.ts';
import { usePremiumTexts } from '../../../translations/premium/premium-texts.ts';
import { applicantText } from '../../../translations/applicant/applicant-texts.ts';

// Stored in the user's preferences, so it applies on every device.
export function NotifyMe({ id }: { id: Preferences['notifyMe'][number] }) {
  const { t } = usePremiumTexts();
  const { data } = usePreferences();
  const save = useSavePreferences();
  const wanted = data?.notifyMe ?? [];
  const isReported = wanted.includes(id);
  const word = t(isReported ? 'subscribed' : 'notify');
  const press = () =>
    save.mutate(
      { notifyMe: isReported ? wanted.filter((one) => one !== id) : [...wanted, id] },
      { onError: (error) => void toast(errorText(error), 'error') },
    );
  return (
    <Button
      variant="subtle"
      size="compact-md"
      className="soon-notify"
      disabled={!data}
      aria-pressed={isReported}
      aria-label={t('notifyAbout', { word, service: applicantText(`premium.${id}.title`) })}
      leftSection={isReported ? <IconCheck size={16} stroke={2.2} aria-hidden /> : <IconBell size={16} aria-hidden />}
      onClick={press}
    >
      {word}
    </Button>
  );
}
