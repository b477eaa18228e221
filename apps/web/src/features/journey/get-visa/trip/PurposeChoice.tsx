import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { RadioCards } from '../../../../components/RadioCards.tsx';
import { FieldError } from './FieldError.tsx';
import { purposeIcons } from './purpose-icons.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

interface Props {
  id: string;
  destination: string;
  value: VisaGroup | '';
  error: string | undefined;
  onChange: (group: VisaGroup) => void;
}

export function PurposeChoice({ id, destination, value, error, onChange }: Props) {
  const { t } = useGetVisaTexts();
  const cards = visaGroups.map((group) => {
    const Icon = purposeIcons[group];
    return {
      value: group,
      disabled: destination !== '' && visaTypesFor(destination, group).length === 0,
      content: (
        <>
          <Icon size={18} stroke={1.6} aria-hidden />
          <span>{t(`groups.${group}`)}</span>
        </>
      ),
    };
  });
  return (
    <fieldset className="trip-set" aria-describedby={error && `${id}-error`}>
      <legend>{t('fields.group')}</legend>
      <RadioCards
        id={id}
        value={value || null}
        cards={cards}
        className="trip-purposes"
        cardClass="trip-flag"
        onChange={onChange}
      />
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
