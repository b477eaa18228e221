import { useState, type RefObject } from 'react';
import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props {
  title: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

// The input keeps trailing spaces while typing; the list is queried after 300 ms.
export function SearchBox({ title, placeholder, value, onSearch, inputRef }: Props) {
  const { t } = useListTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) setTyped(null); // changed from outside, as by Back: leaving the box must not search for the old text again
  }
  const search = (next: string) => {
    setAsked(next.trim());
    onSearch(next);
  };
  const ask = useDebouncedCallback(search, { delay: 300 });
  const text = typed ?? value;
  const now = (next: string) => {
    ask.cancel();
    setTyped(null);
    if (next.trim() !== value) search(next);
  };
  const clear = () => {
    now('');
    inputRef.current?.focus();
  };
  return (
    <TextInput
      ref={inputRef}
      className="list-search"
      size="xs"
      role="searchbox"
      enterKeyHint="search"
      name="list-search"
      autoComplete="off"
      maxLength={100}
      aria-label={t('search.label', { title })}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        ask(currentTarget.value);
      }}
      onBlur={() => typed !== null && now(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now(text);
        if (event.key !== 'Escape') return;
        if (text) clear();
        else event.currentTarget.blur();
      }}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={
        text ? (
          <CloseButton size={24} iconSize={14} aria-label={t('search.clear')} onClick={clear} />
        ) : (
          <Kbd aria-hidden>/</Kbd>
        )
      }
    />
  );
}
