import { useState } from 'react';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useApplicantSearch } from '../get-visa/get-visa.api.ts';
import { useDocumentWords } from './document-words.ts';

// A passport number finds exactly, anything else by name.
export function ApplicantSearch({ onPick }: { onPick: (applicantUid: string) => void }) {
  const { t } = useDocumentWords();
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), 300);
  const { data, isFetching, isError } = useApplicantSearch(settled);
  const found = settled.length >= 2 && data ? data : [];
  const said = isError
    ? t('people.failed')
    : found.length === 0 && !isFetching
      ? t('people.none', { text: settled })
      : '';
  return (
    <Combobox
      store={box}
      onOptionSubmit={(applicantUid) => {
        box.closeDropdown();
        setText('');
        onPick(applicantUid);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className="docs-search"
          aria-label={t('people.search')}
          placeholder={t('people.search')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={isFetching && settled.length >= 2 ? <Loader size={14} color="gray" /> : null}
          onChange={(event) => {
            setText(event.currentTarget.value);
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
          onFocus={() => text && box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={settled.length < 2 || text.trim() === ''}>
        <Combobox.Options aria-label={t('people.found')}>
          {found.map(({ applicantUid, name, passportMasked }) => (
            <Combobox.Option key={applicantUid} value={applicantUid} className="docs-found">
              <b>{name}</b>
              <small>{passportMasked}</small>
            </Combobox.Option>
          ))}
          {said && <Combobox.Empty>{said}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
