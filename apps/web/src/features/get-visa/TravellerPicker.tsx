import { useState } from 'react';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { looksLikePassport, useApplicantSearch } from './get-visa.api.ts';
import type { Traveller } from './trip.ts';

interface Props {
  id: string;
  chosen: readonly Traveller[];
  error: string | undefined;
  onPick: (traveller: Traveller) => void;
  onNew: (typed: string) => void;
}

const newOne = 'new';

// One field for both: a passport number finds exactly, anything else by name.
export function TravellerPicker({ id, chosen, error, onPick, onNew }: Props) {
  const { t } = useTranslation('getVisa');
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), 300);
  const { data, isFetching, isError } = useApplicantSearch(settled);
  const asked = settled.length >= 2;
  const found = (asked && data ? data : []).filter(
    (one) => !chosen.some(({ applicantUid }) => applicantUid === one.applicantUid),
  );
  const said = isError
    ? t('picker.failed')
    : found.length === 0 && !isFetching
      ? t('picker.none', { text: settled })
      : '';
  const choose = (value: string) => {
    const one = found.find(({ applicantUid }) => applicantUid === value);
    box.closeDropdown();
    if (value === newOne) onNew(text.trim());
    if (one) onPick({ applicantUid: one.applicantUid, name: one.name, passportMasked: one.passportMasked });
    setText('');
  };
  return (
    <Combobox store={box} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          id={id}
          label={t('picker.label')}
          description={t('picker.hint')}
          placeholder={t('picker.placeholder')}
          autoComplete="off"
          spellCheck={false}
          error={error}
          value={text}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={isFetching && asked ? <Loader size={14} color="gray" /> : null}
          onChange={(event) => {
            setText(event.currentTarget.value);
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
          onFocus={() => text && box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!asked || text.trim() === ''}>
        <Combobox.Options aria-label={t('picker.found')}>
          {found.map((one) => (
            <Combobox.Option key={one.applicantUid} value={one.applicantUid} className="trip-found">
              <b>{one.name}</b>
              <small>{one.passportMasked ?? t('picker.noPassport')}</small>
              {one.samePassport > 0 && <em>{t('picker.same', { count: one.samePassport })}</em>}
            </Combobox.Option>
          ))}
          {said && <Combobox.Empty>{said}</Combobox.Empty>}
          <Combobox.Option value={newOne} className="trip-found trip-found-new">
            <IconUserPlus size={16} aria-hidden />
            {t(looksLikePassport(text) ? 'picker.newWithPassport' : 'picker.newNamed', { text: text.trim() })}
          </Combobox.Option>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
