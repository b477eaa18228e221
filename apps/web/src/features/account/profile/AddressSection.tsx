import { Select, TextInput } from '@mantine/core';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { countries } from '@visawright/contract/platform/country.ts';
import { useSession } from '../../../lib/session/session.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { useDraft } from '../../shared/preferences/use-draft.ts';
import { orNull, sentFields } from './profile-edits.ts';
import { useSaveSection } from './profile.api.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { SaveForm } from './SaveForm.tsx';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

const lines = ['street', 'city', 'postcode'] as const;
const fillIn = { street: 'street-address', city: 'address-level2', postcode: 'postal-code' } as const;
const longest = { street: 120, city: 120, postcode: 20 } as const;

export function AddressSection({ record }: { record: Applicant }) {
  const { t, language } = useProfileTexts();
  const { user } = useSession();
  const save = useSaveSection();
  const draft = useDraft({
    country: user.address.country ?? '',
    street: record.street ?? '',
    city: record.city ?? '',
    postcode: record.postcode ?? '',
  });
  const { value, edits } = draft;
  const names = countries.map((one) => ({
    value: one.label,
    label: countryName({ country: one.label, countryISO: one.value }, language),
  }));
  const onSave = async () => {
    const { country } = edits;
    await save(record, country === undefined ? {} : { country: orNull(country) }, sentFields(edits, lines));
    draft.discard();
  };
  return (
    <ProfileSection title={t('address.title')} lead={t('address.lead')}>
      <SaveForm label={t('address.save')} isChanged={draft.changed.length > 0} problem={false} onSave={onSave}>
        <div className="profile-fields">
          <Select
            size="md"
            label={t('address.country')}
            data={names}
            value={value.country || null}
            searchable
            clearable
            placeholder={t('none')}
            comboboxProps={{ keepMounted: false }}
            onChange={(country) => draft.change({ country: country ?? '' })}
          />
          {lines.map((line) => (
            <TextInput
              key={line}
              size="md"
              label={t(`address.${line}`)}
              autoComplete={fillIn[line]}
              maxLength={longest[line]}
              value={value[line]}
              onChange={(event) => draft.change({ [line]: event.currentTarget.value })}
            />
          ))}
        </div>
      </SaveForm>
    </ProfileSection>
  );
}
