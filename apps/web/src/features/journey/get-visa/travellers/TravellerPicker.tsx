import { Combobox, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { looksLikePassport } from '../../../shared/applicants/applicant-search.api.ts';
import { useApplicantSearchBox } from '../../../shared/applicants/use-applicant-search-box.tsx';
import type { Traveller } from '../trip/trip.ts';
import { useGetVisaTexts } from '../../../../translations/get-visa/get-visa-texts.ts';

interface Props {
  id: string;
  chosen: readonly Traveller[];
  error: string | undefined;
  onPick: (traveller: Traveller) => void;
  onNew: (typed: string) => void;
}

const newOne = 'new';

// A passport number is matched exactly, other text is matched by name.
export function TravellerPicker({ id, chosen, error, onPick, onNew }: Props) {
  const { t } = useGetVisaTexts();
  const search = useApplicantSearchBox();
  const { typed } = search;
  const found = search.matches.filter((one) => !chosen.some(({ applicantUid }) => applicantUid === one.applicantUid));
  const message = search.isError
    ? t('picker.failed')
    : found.length === 0 && !search.isFetching
      ? t('picker.none', { text: search.searched })
      : '';
  const choose = (value: string) => {
    const one = found.find(({ applicantUid }) => applicantUid === value);
    search.box.closeDropdown();
    if (value === newOne) onNew(typed);
    if (one) onPick({ applicantUid: one.applicantUid, name: one.name, passportMasked: one.passportMasked });
    search.clear();
  };
  return (
    <Combobox store={search.box} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          id={id}
          label={t('picker.label')}
          description={t('picker.hint')}
          placeholder={t('picker.placeholder')}
          error={error}
          {...search.input}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={search.isHidden}>
        <Combobox.Options aria-label={t('picker.found')}>
          {found.map((one) => (
            <Combobox.Option key={one.applicantUid} value={one.applicantUid} className="trip-found">
              <b>{one.name}</b>
              <small>{one.passportMasked ?? t('picker.noPassport')}</small>
              {one.samePassport > 0 && <em>{t('picker.same', { count: one.samePassport })}</em>}
            </Combobox.Option>
          ))}
          {message && <Combobox.Empty>{message}</Combobox.Empty>}
          <Combobox.Option value={newOne} className="trip-found trip-found-new">
            <IconUserPlus size={16} aria-hidden />
            {t(looksLikePassport(typed) ? 'picker.newWithPassport' : 'picker.newNamed', { text: typed })}
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
