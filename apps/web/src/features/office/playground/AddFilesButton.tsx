import { useRef, useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { PersonInitials } from '../../../components/list/badges/badges.tsx';
import type { PersonOfTrip } from '../../documents/playground/state/use-people.ts';
import { FileField } from '../../documents/upload/FileField.tsx';
import { useAddFiles } from '../../documents/upload/use-add-files.tsx';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

interface Props {
  people: readonly PersonOfTrip[];
  row: Application | undefined;
}

// Files belong to one traveller; with several it is asked first.
export function AddFilesButton({ people, row }: Props) {
  const { t } = usePlaygroundTexts();
  const [chosen, setChosen] = useState(people[0]!);
  const field = useRef<HTMLInputElement>(null);
  const { applicantUid, name } = chosen;
  const applicationUid = row?.applicantUid === applicantUid ? row.applicationUid : undefined;
  const { take, error, dialog } = useAddFiles({ applicantUid, applicationUid }, name);
  const icon = <IconUpload size={15} aria-hidden />;
  return (
    <>
      {people.length === 1 ? (
        <Button variant="default" leftSection={icon} onClick={() => field.current?.click()}>
          {t('addFiles')}
        </Button>
      ) : (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" leftSection={icon}>
              {t('addFiles')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t('addFor')}</Menu.Label>
            {people.map((one) => (
              <Menu.Item
                key={one.applicantUid}
                leftSection={<PersonInitials name={one.name} />}
                onClick={() => {
                  setChosen(one);
                  setTimeout(() => field.current?.click()); // with the chosen traveller
                }}
              >
                {one.name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <FileField ref={field} name="files" multiple onFiles={(files) => void take(files)} />
      <ErrorLine message={error} />
      {dialog}
    </>
  );
}
