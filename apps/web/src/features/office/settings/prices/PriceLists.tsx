import { useState } from 'react';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { formatAmount } from '@visawright/contract/billing/money.ts';
import type { PriceLine, Prices } from '@visawright/contract/billing/prices.ts';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useBillingTexts } from '../../../../translations/billing/billing-texts.ts';
import { countryText } from '../../../shared/destinations/destination-names.ts';
import { PriceLineDialog } from './PriceLineDialog.tsx';
import { priceLineText } from './price-line-text.ts';
import { useSavePriceList } from './prices.api.ts';

// The prices of one destination; destinations that have some come first.
export function PriceLists({ prices: { lists } }: { prices: Prices }) {
  const { t, language } = useBillingTexts();
  const { ask, dialog } = useDialog();
  const save = useSavePriceList();
  const priced = lists.filter(({ lines }) => lines.length > 0);
  const [formId, setFormId] = useState<string>(priced[0]?.formId ?? destinations[0]!.id);
  const list = lists.find((each) => each.formId === formId);
  const lines = list?.lines ?? [];
  const countOf = (id: string) => priced.find((each) => each.formId === id)?.lines.length ?? 0;
  const store = (next: PriceLine[]) => save.mutateAsync({ formId, version: list?.version ?? 0, lines: next });
  const edit = (at: number) =>
    void ask((close) => (
      <PriceLineDialog
        formId={formId}
        line={lines[at]}
        onSave={(line) => store(at < lines.length ? lines.with(at, line) : [...lines, line])}
        onClose={() => close(null)}
      />
    ));
  const remove = ({ label }: PriceLine, at: number) =>
    void store(lines.toSpliced(at, 1)).then(
      () => toast(t('prices.removed', { label }), 'success'),
      (error: unknown) => toast(errorText(error), 'error'),
    );
  const options = destinations
    .map(({ id, country }) => ({ id, name: countryText(country, language), count: countOf(id) }))
    .sort((a, b) => Number(b.count > 0) - Number(a.count > 0) || a.name.localeCompare(b.name, language));
  return (
    <section className="set-part">
      <Select
        className="prices-choice"
        label={t('prices.destination')}
        data={options.map(({ id, name, count }) => ({
          value: id,
          label: count > 0 ? t('prices.count', { name, count }) : name,
        }))}
        value={formId}
        allowDeselect={false}
        searchable
        onChange={(value) => value && setFormId(value)}
      />
      {lines.length === 0 && <p className="set-lead">{t('prices.none')}</p>}
      <ul aria-live="polite">
        {lines.map((line, at) => (
          <li className="prices-line" key={at}>
            <span>
              {line.label}
              <small>{priceLineText(line, t)}</small>
            </span>
            <span className="prices-amount">{formatAmount(line.amount, line.currency, language)}</span>
            <span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('prices.edit', { label: line.label })}
                onClick={() => edit(at)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('prices.remove', { label: line.label })}
                disabled={save.isPending}
                onClick={() => remove(line, at)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
      <Button
        mt={14}
        variant={lines.length === 0 ? 'filled' : 'default'}
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => edit(lines.length)}
      >
        {t('prices.add')}
      </Button>
      {dialog}
    </section>
  );
}
