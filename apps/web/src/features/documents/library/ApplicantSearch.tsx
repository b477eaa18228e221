import { Combobox, TextInput } from '@mantine/core';
import { useApplicantSearchBox } from '../../shared/applicants/use-applicant-search-box.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

// A passport number is matched exactly, other text is matched by name.
export function ApplicantSearch({ onPick }: { onPick: (applicantUid: string) => void }) {
  const { t } = useDocumentsTexts();
  const search = useApplicantSearchBox();
  const message = search.isError
    ? t('people.failed')
    : search.matches.length === 0 && !search.isFetching
      ? t('people.none', { text: search.searched })
      : '';
  return (
    <Combobox
      store={search.box}
      onOptionSubmit={(applicantUid) => {
        search.box.closeDropdown();
        search.clear();
        onPick(applicantUid);
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className="docs-search"
          aria-label={t('people.search')}
          placeholder={t('people.search')}
          {...search.input}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={search.isHidden}>
        <Combobox.Options aria-label={t('people.found')}>
          {search.matches.map(({ applicantUid, name, passportMasked }) => (
            <Combobox.Option key={applicantUid} value={applicantUid} className="docs-found">
              <b>{name}</b>
              <small>{passportMasked}</small>
            </Combobox.Option>
          ))}
          {message && <Combobox.Empty>{message}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
