import { IconBriefcase, IconBeach, IconSchool } from '@tabler/icons-react';
import { visaGroups, type VisaGroup } from '@visawright/contract/visa-group.ts';
import { visaTypesFor } from '@visawright/forms/visa-types.ts';
import { useTranslation } from '../../lib/words.ts';
import { FieldError } from './FieldError.tsx';

const icons = { Tourism: IconBeach, Business: IconBriefcase, Student: IconSchool } as const;

interface Props {
  id: string;
  destination: string;
  value: VisaGroup | '';
  error: string | undefined;
  onChange: (group: VisaGroup) => void;
}

export function PurposeChoice({ id, destination, value, error, onChange }: Props) {
  const { t } = useTranslation('getVisa');
  return (
    <fieldset className="trip-set" aria-describedby={error && `${id}-error`}>
      <legend>{t('fields.group')}</legend>
      <div className="trip-purposes">
        {visaGroups.map((group, at) => {
          const Icon = icons[group];
          const closed = destination !== '' && visaTypesFor(destination, group).length === 0;
          return (
            <label key={group} className="trip-flag" data-on={value === group || undefined}>
              <input
                type="radio"
                name={id}
                id={(value ? value === group : at === 0) ? id : undefined}
                value={group}
                checked={value === group}
                disabled={closed}
                onChange={() => onChange(group)}
              />
              <Icon size={18} stroke={1.6} aria-hidden />
              <span>{t(`groups.${group}`)}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
