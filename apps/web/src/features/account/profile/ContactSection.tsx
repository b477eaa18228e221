import { TextInput } from '@mantine/core';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { isPhoneNumber } from '@visawright/contract/identity/phone-number.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useDraft } from '../../shared/preferences/use-draft.ts';
import { sentFields } from './profile-edits.ts';
import { useSaveSection } from './profile.api.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { SaveForm } from './SaveForm.tsx';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

const below = ['label', 'input', 'error', 'description'] as ['label', 'input', 'error', 'description'];

export function ContactSection({ record }: { record: Applicant }) {
  const { t } = useProfileTexts();
  const { user } = useSession();
  const save = useSaveSection();
  const draft = useDraft({ firstName: user.firstName, lastName: user.lastName, phone: record.phone ?? '' });
  const { value, edits } = draft;
  const noName = value.firstName.trim() === '';
  const wrongPhone = edits.phone !== undefined && edits.phone.trim() !== '' && !isPhoneNumber(edits.phone);
  const onSave = async () => {
    const { firstName, lastName } = edits;
    await save(
      record,
      { ...(firstName === undefined ? {} : { firstName }), ...(lastName === undefined ? {} : { lastName }) },
      sentFields(edits, ['phone']),
    );
    draft.discard();
  };
  return (
    <ProfileSection title={t('contact.title')} lead={t('contact.lead')} tour="contact">
      <SaveForm
        label={t('contact.save')}
        isChanged={draft.changed.length > 0}
        problem={noName || wrongPhone}
        onSave={onSave}
      >
        <div className="profile-fields">
          <TextInput
            size="md"
            label={t('contact.firstName')}
            autoComplete="given-name"
            maxLength={80}
            value={value.firstName}
            error={noName && t('contact.nameMissing')}
            onChange={(event) => draft.change({ firstName: event.currentTarget.value })}
          />
          <TextInput
            size="md"
            label={t('contact.lastName')}
            autoComplete="family-name"
            maxLength={80}
            value={value.lastName}
            onChange={(event) => draft.change({ lastName: event.currentTarget.value })}
          />
          <TextInput
            size="md"
            label={t('contact.phone')}
            description={t('contact.phoneHint')}
            inputWrapperOrder={below}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={value.phone}
            error={wrongPhone && t('contact.phoneWrong')}
            onChange={(event) => draft.change({ phone: event.currentTarget.value })}
          />
          <TextInput
            size="md"
            label={t('contact.email')}
            description={t('contact.emailWhy')}
            inputWrapperOrder={below}
            className="profile-fixed"
            readOnly
            value={user.email}
          />
        </div>
        {user.companyName && (
          <dl className="about">
            <div>
              <dt>{t('contact.company')}</dt>
              <dd>{user.companyName}</dd>
            </div>
          </dl>
        )}
      </SaveForm>
    </ProfileSection>
  );
}
