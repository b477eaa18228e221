import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import type { Companion } from '../../flow/state/flow-store.ts';
import { useNewTraveller } from './known-travellers.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

interface Props {
  onMade: (companion: Companion) => void | Promise<void>;
  onCancel: () => void;
}

const longest = 80;

export function TravellerNameForm({ onMade, onCancel }: Props) {
  const { t } = useFamilyTexts();
  const newTraveller = useNewTraveller();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // replaces the button

  async function add(event: FormEvent) {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    setBusy(true);
    setFailed('');
    try {
      await onMade(await newTraveller(name));
    } catch (error) {
      setFailed(errorText(error));
      setBusy(false);
    }
  }

  return (
    <form className="family-form" onSubmit={(event) => void add(event)} noValidate aria-label={t('add')}>
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        value={name}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        ref={field}
        error={isMissing && t('nameMissing')}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div className="family-form-foot">
        <Button type="submit" variant="default" loading={busy} h={44}>
          {t('submit')}
        </Button>
        <Button variant="subtle" color="gray" h={44} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <ErrorLine message={failed} />
    </form>
  );
}
