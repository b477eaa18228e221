import { useState } from 'react';
import { Button, Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { centreFor } from '@visawright/forms/centres.ts';
import { cities, type City } from '@visawright/forms/cities.ts';
import type { Destination } from '@visawright/forms/destinations.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { CentreSaid } from '../details/CentreSaid.tsx';
import { changeFlow } from '../flow/flow-store.ts';
import { useSubmitWords } from './submit-words.ts';

interface Props {
  place: Destination;
  form: Form | null;
  home: City | null;
}

// Which centre and which consulate: it follows from where the traveller lives, so that is asked where it is not known.
export function CentreOf({ place, form, home }: Props) {
  const { t, language } = useSubmitWords();
  const [isChanging, setChanging] = useState(false);
  const named = ({ name, hindi }: City) => (language === 'hi' ? hindi : name);
  return (
    <>
      <div aria-live="polite">
        {home && <CentreSaid place={place} form={form} home={home} centre={centreFor(place.id, home.name)} />}
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
            setChanging(false);
          }}
        />
      )}
    </>
  );
}
