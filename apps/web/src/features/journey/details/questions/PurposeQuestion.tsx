import { memo } from 'react';
import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { RadioCards } from '../../../../components/RadioCards.tsx';
import { purposeIcons } from '../../get-visa/trip/purpose-icons.ts';
import { QuestionField } from './QuestionField.tsx';
import { fieldId } from '../detail-problems.ts';
import { SelectedIcon } from './SelectedIcon.tsx';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  destination: string | null;
  value: VisaGroup | null;
  error: string | undefined;
  onChange: (group: VisaGroup) => void;
}

const id = fieldId('category');

export const PurposeQuestion = memo(function Why({ destination, value, error, onChange }: Props) {
  const { t } = useDetailsTexts();
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
          <SelectedIcon />
        </>
      ),
    };
  });
  return (
    <QuestionField id={id} title={t('why.title')} error={error} tour="purpose">
      <RadioCards id={id} value={value} cards={cards} className="purposes" cardClass="purpose" onChange={onChange} />
    </QuestionField>
  );
});
