import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useDeadlineTexts } from '../../../translations/deadline/deadline-texts.ts';

// The office that receives the application knows whether it can still be lodged in time.
export function AskOffice({ form: { applicationCentre, portal } }: { form: Form }) {
  const { t } = useDeadlineTexts();
  const site = applicationCentre ?? portal;
  return (
    <>
      {t('late.ask')}:{' '}
      <a href={site.url} target="_blank" rel="noopener noreferrer">
        {site.name}
      </a>
    </>
  );
}
