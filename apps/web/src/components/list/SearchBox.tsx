import { useState, type RefObject } from 'react';
import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useListWords } from './list-words.ts';

interface Props {
  title: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

// What is typed stays as typed (a space at the end is the start of a second word); the list is asked 300 ms later.
export function SearchBox({ title, placeholder, value, onSearch, inputRef }: Props) {
  const t = useListWords();
  const [typed, setTyped] = useState<string | null>(null);
  const ask = useDebouncedCallback(onSearch, { delay: 300 });
  const text = typed ?? value;
  const now = (next: string) => {
    ask.cancel();
    setTyped(null);
    if (next.trim() !== value) onSearch(next);
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
