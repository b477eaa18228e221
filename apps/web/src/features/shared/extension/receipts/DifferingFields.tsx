import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { SentReceipt } from '@visawright/contract/extension/receipt.ts';
import { openFields } from './receipt-facts.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

const dots = '••••••'; // the same for every value, so that its length is not shown

// Fields in which the page holds something else; the values are shown on request only.
export function DifferingFields({ receipt }: { receipt: SentReceipt }) {
  const { t } = useExtensionTexts();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const fields = openFields(receipt);
  if (fields.length === 0) return null;
  return (
    <div className="rcp-differing" role="group" aria-labelledby={id}>
      <div className="rcp-differing-head">
        <b id={id}>{t('receipt.differing')}</b>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-pressed={isShown}
          leftSection={isShown ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'receipt.hide' : 'receipt.show')}
        </Button>
      </div>
      <ul>
        {fields.map(({ page, field: { control, label, outcome, typed, found } }) => (
          <li key={`${page} ${control}`} data-outcome={outcome}>
            <span>
              {label} <small>{page}</small>
            </span>
            <dl>
              {(
                [
                  ['typed', typed],
                  ['found', found],
                ] as const
              ).map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`receipt.${name}`)}</dt>
                  <dd>{isShown ? value || t('receipt.empty') : <Masked />}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Masked() {
  const { t } = useExtensionTexts();
  return (
    <>
      <span aria-hidden>{dots}</span>
      <span className="rcp-unseen">{t('receipt.masked')}</span>
    </>
  );
}
