import './palette.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Combobox, Kbd, Loader, Modal, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { entryGroups, matchesSearch, type PaletteEntry } from './palette-entry.ts';
import { recentEntriesStore, rememberEntry } from './recent-entries.ts';
import { useFoundEntries } from './use-found-entries.tsx';
import { useCurrentEntries } from './use-current-entries.tsx';
import { useFixedEntries } from './use-fixed-entries.tsx';
import { useSelectionEntries } from './use-selection-entries.tsx';
import { useViewEntries } from './use-view-entries.tsx';
import { usePaletteTexts } from '../../../translations/palette/palette-texts.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function Palette({ opened, onClose }: Props) {
  const { t } = usePaletteTexts();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={600}
      yOffset="12vh"
      padding={0}
      radius="lg"
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={t('title')}>
        <Modal.Body>
          <Search onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { t } = usePaletteTexts();
  const navigate = useNavigate();
  const box = useCombobox({ opened: true, onDropdownClose: onClose });
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 200);
  const fixed = [...useSelectionEntries(), ...useCurrentEntries(), ...useViewEntries(), ...useFixedEntries()];
  const found = useFoundEntries(asked);
  const recent = recentEntriesStore((state) => state.entries);
  const typed = text.trim();
  const isCurrent = typed === asked && typed.length >= 2;
  const entries: PaletteEntry[] = typed
    ? [...(isCurrent ? (found.data ?? []) : []), ...fixed.filter((one) => matchesSearch(one, typed))]
    : [...recent, ...fixed.filter(({ id, isDeep }) => !isDeep && !recent.some((one) => one.id === id))];
  const isLooking = typed.length >= 2 && (!isCurrent || found.isFetching);
  const seen = entries.map(({ id }) => id).join();
  const { selectFirstOption } = box;
  // In the same commit as the options, so that Enter never meets a list without a selected one.
  useLayoutEffect(() => void selectFirstOption(), [seen, selectFirstOption]);
  useEffect(() => void selectFirstOption(), [selectFirstOption]); // the list has its id only after the first commit

  const choose = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return;
    onClose();
    if (entry.to) {
      rememberEntry(entry);
      void navigate(entry.to);
    }
    entry.run?.();
  };

  return (
    <Combobox store={box} onOptionSubmit={choose}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          size="md"
          className="palette-input"
          aria-label={t('title')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
          rightSection={isLooking ? <Loader size={15} color="gray" /> : null}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className="palette-options" aria-label={t('results')}>
        {entryGroups.map((group) => {
          const own = entries.filter((one) => one.group === group);
          return own.length === 0 ? null : (
            <Combobox.Group key={group} label={t(`groups.${group}`)}>
              {own.map((entry) => (
                <Combobox.Option key={entry.id} value={entry.id} className="palette-option">
                  <span className="palette-icon">{entry.mark}</span>
                  <span className="palette-label">{entry.label}</span>
                  {entry.hint && <small>{entry.hint}</small>}
                  {entry.keys && (
                    <span className="palette-keys" aria-hidden>
                      {entry.keys.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </span>
                  )}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          );
        })}
        {entries.length === 0 && !isLooking && <Combobox.Empty>{t('none', { text: typed })}</Combobox.Empty>}
      </Combobox.Options>
      <p className="palette-result-count" role="status">
        {found.isError && isCurrent ? t('failed') : isLooking ? '' : t('count', { count: entries.length })}
      </p>
      <p className="palette-foot" aria-hidden>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t('move')} <Kbd>Enter</Kbd> {t('open')} <Kbd>Esc</Kbd> {t('close')}
      </p>
    </Combobox>
  );
}
