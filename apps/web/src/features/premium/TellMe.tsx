import { Button } from '@mantine/core';
import { IconBell, IconCheck } from '@tabler/icons-react';
import type { Preferences } from '@visawright/contract/preferences.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { addWords, useTranslation } from '../../lib/words.ts';
import * as words from '../../words/premium.ts';
import { usePreferences, useSavePreferences } from '../settings/preferences.api.ts';

addWords('premium', words);

// Kept with the person's own preferences, on every device; pressed again it is taken back.
export function TellMe({ id }: { id: Preferences['tellMe'][number] }) {
  const { t } = useTranslation(['premium', 'applicant']);
  const { data } = usePreferences();
  const save = useSavePreferences();
  const wanted = data?.tellMe ?? [];
  const isTold = wanted.includes(id);
  const word = t(isTold ? 'told' : 'tell');
  const press = () =>
    save.mutate(
      { tellMe: isTold ? wanted.filter((one) => one !== id) : [...wanted, id] },
      { onError: (error) => void toast(errorWords(error), 'error') },
    );
  return (
    <Button
      variant="subtle"
      size="compact-md"
      className="soon-tell"
      disabled={!data}
      aria-pressed={isTold}
      aria-label={t('tellAbout', { word, service: t(`applicant:premium.${id}.title`) })}
      leftSection={isTold ? <IconCheck size={16} stroke={2.2} aria-hidden /> : <IconBell size={16} aria-hidden />}
      onClick={press}
    >
      {word}
    </Button>
  );
}
