import { useState } from 'react';
import { Button, Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { centreFor } from '@visawright/forms/centres/centres.ts';
import { cities, type City } from '@visawright/forms/centres/cities.ts';
import type { Destination } from '@visawright/forms/destinations/destinations.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { ApplicationCentre } from '../../journey/details/panel/ApplicationCentre.tsx';
import { rememberCity } from '../../journey/flow/application/own-applicant.ts';
import { changeFlow } from '../../journey/flow/state/flow-store.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  place: Destination;
  form: Form | null;
  home: City | null;
}

// Centre and consulate depend on the traveller's city, which is asked for if unknown.
export function CentreForCity({ place, form, home }: Props) {
  const { t, language } = useSubmitTexts();
  const [isChanging, setChanging] = useState(false);
  const named = ({ name, hindi }: City) => (language === 'hi' ? hindi : name);
  return (
    <>
      <div aria-live="polite">
        {home && <ApplicationCentre place={place} form={form} home={home} centre={centreFor(place.id, home.name)} />}
      </div>
      {home && !isChanging ? (
        <Button
          variant="subtle"
          size="compact-md"
          className="go-city"
          leftSection={<IconMapPin size={16} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {t('go.cityChange')}
        </Button>
      ) : (
        <Select
          label={t('go.city')}
          description={t('go.cityHint')}
          placeholder={t('go.cityOther')}
          leftSection={<IconMapPin size={18} stroke={1.7} aria-hidden />}
          data={cities.map((city) => ({ value: city.name, label: named(city) }))}
          value={home?.name ?? null}
          searchable
          nothingFoundMessage={t('go.cityUnknown')}
          maxDropdownHeight={260}
          comboboxProps={{ keepMounted: false }}
          onChange={(city) => {
            changeFlow({ cityOfResidence: city });
            void rememberCity(city).catch(() => undefined); // asked again next time
            setChanging(false);
          }}
        />
      )}
    </>
  );
}
