import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import type { Prices } from '@visawright/contract/billing/prices.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { LoadedSection } from '../layout/LoadedSection.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { ExchangeRates } from './ExchangeRates.tsx';
import { IssuedDocuments } from './IssuedDocuments.tsx';
import { PriceLists } from './PriceLists.tsx';
import { SellerForm } from './SellerForm.tsx';
import { usePrices } from './prices.api.ts';
import './prices.css';

const views = ['lists', 'rates', 'seller', 'invoices'] as const;
type View = (typeof views)[number];

// A new agency begins with its own details, because no quote can be made without them.
function PriceViews({ prices }: { prices: Prices }) {
  const { t } = useBillingTexts();
  const { t: texts } = useSettingsTexts();
  const [view, setView] = useState<View>(prices.seller ? 'lists' : 'seller');
  return (
    <SettingsSection title={texts('tabs.prices')} lead={t('prices.lead')}>
      <SegmentedControl
        className="prices-views"
        aria-label={texts('tabs.prices')}
        value={view}
        data={views.map((value) => ({ value, label: t(`prices.views.${value}`) }))}
        onChange={setView}
      />
      {view === 'lists' && <PriceLists prices={prices} />}
      {view === 'rates' && <ExchangeRates prices={prices} />}
      {view === 'seller' && <SellerForm prices={prices} />}
      {view === 'invoices' && <IssuedDocuments />}
    </SettingsSection>
  );
}

export function PricesTab() {
  const { t } = useSettingsTexts();
  return (
    <LoadedSection title={t('tabs.prices')} query={usePrices()}>
      {(prices) => <PriceViews prices={prices} />}
    </LoadedSection>
  );
}
