import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { wrongFacts, type ApplicantDraft, type FactName } from './applicant-draft.ts';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';

interface Props {
  draft: ApplicantDraft;
  onChange: (next: ApplicantDraft) => void;
  masked?: string | null; // masked form of the saved number
  onPassportDone?: () => void;
}

export function ApplicantFields({ draft, onChange, masked, onPassportDone }: Props) {
  const { t } = useApplicantsTexts();
  // Validates on blur, not while typing.
  const [left, setLeft] = useState<readonly FactName[]>([]);
  const wrong = wrongFacts(draft).filter((name) => left.includes(name));
  const leave = (name: FactName) => setLeft((names) => (names.includes(name) ? names : [...names, name]));
  const field = (name: FactName, maxLength: number) => ({
    label: t(`facts.${name}`),
    value: draft[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ ...draft, [name]: event.currentTarget.value }),
    error: wrong.includes(name) ? t(`wrong.${name}`) : undefined,
    onBlur: () => leave(name),
    onKeyDown: (event: React.KeyboardEvent) => event.key === 'Enter' && leave(name),
    autoComplete: 'off',
    maxLength,
  });
  return (
    <>
      <TextInput
        {...field('passportNumber', 12)}
        description={masked ? t('passportSaved', { masked }) : t('passportHint')}
        onBlur={() => {
          leave('passportNumber');
          onPassportDone?.();
        }}
        spellCheck={false}
        data-autofocus
      />
      <div className="dialog-pair">
        <TextInput {...field('firstName', 80)} />
        <TextInput {...field('lastName', 80)} />
      </div>
      <div className="dialog-pair">
        <TextInput {...field('birthDate', 10)} placeholder={t('dayFormat')} inputMode="numeric" />
        <TextInput {...field('phone', 20)} type="tel" />
      </div>
      <TextInput {...field('email', 254)} type="email" />
    </>
  );
}
