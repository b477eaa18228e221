import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { PersonInitials } from '../../../../components/list/badges/badges.tsx';
import { useSortingTexts } from '../../../../translations/sorting/sorting-texts.ts';

interface Props {
  travellers: readonly ArrangedTraveller[]; // without a number key
  onChoose: (applicantUid: string) => void;
  onNobody: () => void;
  onClose: () => void;
}

// Travellers beyond the nine likeliest, and nobody of them.
export function SomeoneDialog({ travellers, onChoose, onNobody, onClose }: Props) {
  const { t } = useSortingTexts();
  return (
    <DialogFrame title={t('question.others')} size={380} onClose={onClose}>
      <ul className="so-someone">
        {travellers.map(({ applicantUid, name }, at) => (
          <li key={applicantUid}>
            <button type="button" data-autofocus={at === 0 || undefined} onClick={() => onChoose(applicantUid)}>
              <PersonInitials name={name} size={22} /> {name}
            </button>
          </li>
        ))}
        <li>
          <button type="button" data-autofocus={travellers.length === 0 || undefined} onClick={onNobody}>
            {t('question.nobody')} <small>{t('question.nobodyHint')}</small>
          </button>
        </li>
      </ul>
    </DialogFrame>
  );
}
