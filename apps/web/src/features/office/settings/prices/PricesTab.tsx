import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
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
export function PricesTab() {
  const { t } = useSettingsTexts();
  const { t: texts } = useBillingTexts();
  const query = usePrices();
  const [chosen, setChosen] = useState<View | null>(null);
  return (
    <LoadedSection title={t('tabs.prices')} query={query}>
      {(prices) => {
        const view = chosen ?? (prices.seller ? 'lists' : 'seller');
        return (
          <SettingsSection title={t('tabs.prices')} lead={texts('prices.lead')}>
            <SegmentedControl
              className="prices-views"
              aria-label={t('tabs.prices')}
              value={view}
              data={views.map((value) => ({ value, label: texts(`prices.views.${value}`) }))}
              onChange={(value) => setChosen(views.find((each) => each === value) ?? 'lists')}
            />
            {view === 'lists' && <PriceLists prices={prices} />}
            {view === 'rates' && <ExchangeRates prices={prices} />}
            {view === 'seller' && <SellerForm prices={prices} />}
            {view === 'invoices' && <IssuedDocuments />}
          </SettingsSection>
        );
      }}
    </LoadedSection>
  );
}
