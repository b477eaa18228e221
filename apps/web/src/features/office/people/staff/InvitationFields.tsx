import { TextInput } from '@mantine/core';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

export interface InvitationDraft {
  email: string;
  firstName: string;
  lastName: string;
}
export const emptyInvitation: InvitationDraft = { email: '', firstName: '', lastName: '' };

const looksLikeMail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
const nameLimit = 80; // of the server
export const isTooLong = (name: string) => name.trim().length > nameLimit;
export const isComplete = ({ email, firstName, lastName }: InvitationDraft) =>
  looksLikeMail(email) && firstName.trim() !== '' && !isTooLong(firstName) && !isTooLong(lastName);

interface Props {
  draft: InvitationDraft;
  onChange: (next: InvitationDraft) => void;
  isFirst?: boolean; // initial focus
}

export function InvitationFields({ draft, onChange, isFirst }: Props) {
  const { t } = usePeopleTexts();
  const field = (name: keyof InvitationDraft) => ({
    label: t(`invite.${name}`),
    value: draft[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ ...draft, [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  const wrongMail = draft.email.includes('@') && draft.email.trim().length > 5 && !looksLikeMail(draft.email);
  return (
    <>
      <TextInput
        {...field('email')}
        type="email"
        maxLength={254}
        error={wrongMail ? t('invite.emailWrong') : undefined}
        data-autofocus={isFirst || undefined}
      />
      <div className="dialog-pair">
        <TextInput {...field('firstName')} error={isTooLong(draft.firstName) && t('nameTooLong')} />
        <TextInput {...field('lastName')} error={isTooLong(draft.lastName) && t('nameTooLong')} />
      </div>
    </>
  );
}
