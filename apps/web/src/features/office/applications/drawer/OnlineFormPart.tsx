import type { Application } from '@visawright/contract/applications/application.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { useLanguage } from '../../../../lib/translation/language.ts';
import { useDestinationForm } from '../../../journey/deadline/use-application.ts';
import { countryText } from '../../../shared/destinations/destination-names.ts';
import { ExtensionOffer } from '../../../shared/extension/offer/ExtensionOffer.tsx';
import { OnlineFormReceipt } from '../../../shared/extension/receipts/OnlineFormReceipt.tsx';

// Until the online form is completed how the extension fills it in, and what it reported.
export function OnlineFormPart({ row }: { row: Application }) {
  const language = useLanguage();
  const place = findDestination(row.destinationId) ?? null;
  const form = useDestinationForm(place);
  const isOpen = row.status === 'form-data-collected' || row.status === 'package-ready';
  return (
    <>
      {isOpen && place && !place.submitsInPersonOnly && (
        <ExtensionOffer
          country={countryText(row.visaDetails.visaTo, language)}
          portal={form?.portal ?? null}
          submitsInPersonOnly={false}
          heading="h3"
          className="pane-sec"
        />
      )}
      <OnlineFormReceipt applicationUid={row.applicationUid} heading="h3" className="pane-sec" />
    </>
  );
}
