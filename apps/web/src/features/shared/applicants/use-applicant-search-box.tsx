import { useState } from 'react';
import { Loader, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useApplicantSearch } from './applicant-search.api.ts';

// State of a combobox that searches while the user types, with the properties of its text input.
export function useApplicantSearchBox() {
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const [text, setText] = useState('');
  const typed = text.trim();
  const [searched] = useDebouncedValue(typed, 300);
  const { data, isFetching, isError } = useApplicantSearch(searched);
  const isSearching = searched.length >= 2;
  return {
    box,
    typed,
    searched,
    matches: isSearching && data ? data : [],
    isFetching,
    isError,
    isHidden: !isSearching || typed === '',
    clear: () => setText(''),
    input: {
      autoComplete: 'off',
      spellCheck: false,
      value: text,
      leftSection: <IconSearch size={16} aria-hidden />,
      rightSection: isFetching && isSearching ? <Loader size={14} color="gray" /> : null,
      onChange: (event: { currentTarget: { value: string } }) => {
        setText(event.currentTarget.value);
        box.openDropdown();
        box.updateSelectedOptionIndex();
      },
      onFocus: () => text && box.openDropdown(),
      onBlur: () => box.closeDropdown(),
    },
  };
}
