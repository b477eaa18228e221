import { useId, useState } from 'react';
import { NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { partnerLinkLimits, proposedStartDays } from '@visawright/contract/integrations/partner-link-facts.ts';
import { dates as dateFacts } from '@visawright/contract/platform/constants.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { DateRangeInput } from '../../../../components/DateRangeInput.tsx';
import { today } from '../../../../lib/dates/dates.ts';
import { usePartnerLinksTexts } from '../../../../translations/partner-links/partner-links-texts.ts';
import { StartOffer } from '../../../shared/partner-links/StartOffer.tsx';
import { emptyTrip } from '../../applications/dialogs/trip-draft.ts';
import { TripFields } from '../../applications/dialogs/TripFields.tsx';
import { LinkMade } from './LinkMade.tsx';
import { tripOf, whens, type LinkDraft } from './link-draft.ts';
import { useCreatePartnerLink } from './partner-links.api.ts';

const empty: LinkDraft = { name: '', trip: emptyTrip, when: 'open', days: 10, expiresOn: null, mostUses: null };
const numberOf = (value: number | string) => (typeof value === 'number' ? value : null);

// The trip on the left, beside it the page that a visitor of the link sees.
export function NewPartnerLinkDialog({ agencyName, onClose }: { agencyName: string; onClose: () => void }) {
  const { t, language } = usePartnerLinksTexts();
  const create = useCreatePartnerLink();
  const [draft, setDraft] = useState(empty);
  const id = useId();
  const change = (part: Partial<LinkDraft>) => setDraft((now) => ({ ...now, ...part }));
  const { name, trip, when, days, expiresOn, mostUses } = draft;
  const whole = tripOf(draft);
  if (create.data) return <LinkMade {...create.data} onClose={onClose} />;
  return (
    <ActionDialog
      title={t('form.title')}
      size={920}
      submit={{ label: t('form.make'), disabled: name.trim() === '' || whole === null }}
      onSubmit={async () => whole && create.mutateAsync({ name: name.trim(), trip: whole, expiresOn, mostUses })}
      onClose={onClose}
    >
      <div className="partner-links-form">
        <div className="dialog-fields">
          <TextInput
            data-autofocus
            label={t('form.name')}
            description={t('form.nameHint')}
            maxLength={partnerLinkLimits.nameLetters}
            autoComplete="off"
            value={name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TripFields
            draft={trip}
            onChange={(next) => change({ trip: next })}
            dates={
              <div className="partner-links-when">
                <p className="mantine-InputWrapper-label" id={`${id}-when`}>
                  {t('form.when')}
                </p>
                <SegmentedControl
                  fullWidth
                  size="xs"
                  aria-labelledby={`${id}-when`}
                  data={whens.map((value) => ({ value, label: t(`form.whens.${value}`) }))}
                  value={when}
                  onChange={(value) => change({ when: value })}
                />
                {when === 'days' && (
                  <NumberInput
                    label={t('form.days')}
                    description={t('form.daysHint', { count: proposedStartDays })}
                    min={1}
                    max={partnerLinkLimits.mostDays}
                    clampBehavior="strict"
                    allowDecimal={false}
                    value={days ?? ''}
                    onChange={(value) => change({ days: numberOf(value) })}
                  />
                )}
                {when === 'dates' && (
                  <DateRangeInput
                    id={`${id}-dates`}
                    label={t('form.when')}
                    size="sm"
                    popoverProps={{ shadow: 'md', withinPortal: true }}
                    value={[trip.from, trip.to]}
                    onChange={([from, to]) => change({ trip: { ...trip, from, to } })}
                  />
                )}
              </div>
            }
          />
          <div className="dialog-pair">
            <DatePickerInput
              label={t('form.expires')}
              description={t('form.expiresHint')}
              clearable
              valueFormat={dateFacts.pickerFormat}
              locale={language}
              minDate={today()}
              popoverProps={{ returnFocus: true, shadow: 'md', withinPortal: true }}
              value={expiresOn}
              onChange={(day) => change({ expiresOn: day })}
            />
            <NumberInput
              label={t('form.most')}
              description={t('form.mostHint')}
              min={1}
              max={partnerLinkLimits.mostUses}
              clampBehavior="strict"
              allowDecimal={false}
              value={mostUses ?? ''}
              onChange={(value) => change({ mostUses: numberOf(value) })}
            />
          </div>
        </div>
        <section className="partner-links-preview" aria-labelledby={`${id}-preview`} aria-live="polite">
          <h3 id={`${id}-preview`}>{t('form.preview')}</h3>
          {whole ? (
            <StartOffer agencyName={agencyName} trip={whole} headingLevel={3} />
          ) : (
            <p className="set-lead" data-state="empty">
              {t('form.previewEmpty')}
            </p>
          )}
        </section>
      </div>
    </ActionDialog>
  );
}
