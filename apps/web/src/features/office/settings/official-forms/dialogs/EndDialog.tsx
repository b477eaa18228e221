import type { Blank } from '@visawright/contract/delivery/blank.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { isSchengen } from '@visawright/forms/grant/territory.ts';
import { ActionDialog } from '../../../../../components/dialog/ActionDialog.tsx';
import { toast } from '../../../../../lib/browser/toast.ts';
import { useBlanksTexts } from '../../../../../translations/blanks/blanks-texts.ts';
import { useEndBlank } from '../blanks.api.ts';
import { destinationFacts } from '../form-text.ts';

interface Props {
  blank: Blank;
  onClose: (isDone: true | null) => void;
}

// Deletes a draft, or takes a published form out of use.
export function EndDialog({ blank, onClose }: Props) {
  const { t, language } = useBlanksTexts();
  const isDraft = blank.state === 'draft';
  const end = useEndBlank(isDraft ? 'deleteBlank' : 'retireBlank');
  const texts = isDraft ? 'removing' : 'retiring';
  const without = isSchengen(findDestination(blank.formId)?.alpha3 ?? '') ? 'schengen' : 'copy';
  const destination = destinationFacts(blank.formId, language).name;
  return (
    <ActionDialog
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`, { destination, now: t(`now.${without}`) })}
      submit={{ label: t(`${texts}.submit`), tone: 'bad' }}
      onSubmit={async () => {
        await end.mutateAsync(blank.blankUid);
        onClose(true);
        void toast(t(`${texts}.done`), 'success');
      }}
      onClose={() => onClose(null)}
    />
  );
}
