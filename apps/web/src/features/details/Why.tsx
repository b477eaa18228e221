import { memo } from 'react';
import { visaGroups, type VisaGroup } from '@visawright/contract/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/visa-types.ts';
import { RadioCards } from '../../components/RadioCards.tsx';
import { useTranslation } from '../../lib/words.ts';
import { purposeIcons } from '../get-visa/purpose-icons.ts';
import { Ask } from './Ask.tsx';
import { fieldId } from './detail-problems.ts';
import { Picked } from './Picked.tsx';

interface Props {
  destination: string | null;
  value: VisaGroup | null;
  error: string | undefined;
  onChange: (group: VisaGroup) => void;
}

const id = fieldId('category');

export const Why = memo(function Why({ destination, value, error, onChange }: Props) {
  const { t } = useTranslation('details');
  const cards = visaGroups.map((group) => {
    const Icon = purposeIcons[group];
    const disabled = destination !== null && visaTypesFor(destination, group).length === 0;
    return {
      value: group,
      disabled,
      content: (
        <>
          <Icon size={22} stroke={1.6} aria-hidden />
          <span>
            <b>{t(`why.${group}`)}</b>
            <small>{disabled ? t('why.closed') : t(`why.text.${group}`)}</small>
          </span>
          <Picked />
        </>
      ),
    };
  });
  return (
    <Ask id={id} title={t('why.title')} error={error} tour="purpose">
      <RadioCards id={id} value={value} cards={cards} className="purposes" cardClass="purpose" onChange={onChange} />
    </Ask>
  );
});
