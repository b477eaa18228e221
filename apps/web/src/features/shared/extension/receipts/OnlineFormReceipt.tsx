import './receipt.css';
import { useId } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconMinus } from '@tabler/icons-react';
import type { Receipt } from '@visawright/contract/extension/receipt.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../../components/list/state/use-delayed.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { DifferingFields } from './DifferingFields.tsx';
import { receiptFacts, receiptId, type ReceiptFacts } from './receipt-facts.ts';
import { ReceiptPages } from './ReceiptPages.tsx';
import { useReceipts } from './receipts.api.ts';
import { useExtensionTexts, type ExtensionTranslate } from '../../../../translations/extension/extension-texts.ts';

interface Props {
  applicationUid: string;
  heading: 'h2' | 'h3';
  className: string; // of the section, as the screen it is part of needs it
}

// What the extension filled in and read back; nothing if it was not used.
export function OnlineFormReceipt({ applicationUid, heading: Heading, className }: Props) {
  const { t } = useExtensionTexts();
  const id = useId();
  const { data, error, isFetching, isPending, refetch } = useReceipts(applicationUid);
  const isSlow = useDelayed(isPending && !error);
  if (data?.length === 0 || (!data && !error && !isSlow)) return null;
  const [latest, ...earlier] = data ?? [];
  return (
    <section className={`rcp ${className}`} aria-labelledby={id} data-online-form>
      <Heading id={id}>{t('receipt.title')}</Heading>
      {!data && error && (
        <LoadFailure title={t('receipt.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {!data && isSlow && <Skeleton h={140} mt={10} radius={10} aria-hidden />}
      {latest && <LatestReceipt item={latest} />}
      {earlier.length > 0 && <EarlierReceipts items={earlier} />}
    </section>
  );
}

function LatestReceipt({ item }: { item: Receipt }) {
  const { t } = useExtensionTexts();
  const facts = receiptFacts(item.receipt);
  const id = receiptId(item.receiptUid);
  const save = () =>
    saveFile(new Blob([JSON.stringify(item, null, 2)], { type: 'application/json' }), `${id.toLowerCase()}.json`);
  return (
    <div data-receipt={item.receiptUid}>
      <Verdict facts={facts} />
      <Facts item={item} facts={facts} />
      <DifferingFields receipt={item.receipt} />
      <ReceiptPages pages={item.receipt.pages} />
      <Button variant="default" size="sm" leftSection={<IconDownload size={15} aria-hidden />} onClick={save}>
        {t('receipt.download')}
      </Button>
    </div>
  );
}

function Verdict({ facts: { typed, differing } }: { facts: ReceiptFacts }) {
  const { t } = useExtensionTexts();
  const state = typed === 0 ? 'none' : differing > 0 ? 'differs' : 'equal';
  const Icon = { none: IconMinus, differs: IconAlertTriangle, equal: IconCircleCheck }[state];
  return (
    <p className="rcp-verdict" data-verdict={state}>
      <Icon size={18} stroke={1.9} aria-hidden />
      {t(`receipt.verdict.${state}`, { count: differing })}
    </p>
  );
}

function Facts({ item: { receipt, receivedAt, receiptUid, byName }, facts }: { item: Receipt; facts: ReceiptFacts }) {
  const { t, language } = useExtensionTexts();
  const { typed, equal, again, refused, personal, pages, visited } = facts;
  const readBack = [t('receipt.readBackText', { equal }), ...(again > 0 ? [t('receipt.again', { count: again })] : [])];
  const lines: readonly (readonly [key: string, name: string, value: string])[] = [
    ['portal', t('receipt.portal'), t('receipt.portalText', { portal: receipt.portal, number: receipt.packNumber })],
    ['pages', t('receipt.pages'), t('receipt.pagesText', { filled: pages, count: visited })],
    ['filled', t('receipt.filled'), t('receipt.filledText', { count: typed })],
    ['readBack', t('receipt.readBack'), readBack.join(', ')],
    ...(refused > 0
      ? ([['refused', t('receipt.refused'), t('receipt.refusedText', { count: refused })]] as const)
      : []),
    ['byPerson', byPersonText(t, byName), t('receipt.filledText', { count: personal })],
    ['reference', t('receipt.reference'), receipt.reference ?? t('receipt.noReference')],
    [
      'countersigned',
      t('receipt.countersigned'),
      t('receipt.countersignedText', { time: momentText(receivedAt, language), id: receiptId(receiptUid) }),
    ],
  ];
  return (
    <dl className="rcp-facts">
      {lines.map(([key, name, value]) => (
        <div key={key} data-fact={key} data-none={key === 'reference' && !receipt.reference ? true : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const byPersonText = (t: ExtensionTranslate, name: string | null) =>
  name ? t('receipt.byPerson', { name }) : t('receipt.byPersonUnnamed');

function EarlierReceipts({ items }: { items: readonly Receipt[] }) {
  const { t, language } = useExtensionTexts();
  return (
    <details className="rcp-more">
      <summary>{t('receipt.earlier', { count: items.length })}</summary>
      <ul>
        {items.map(({ receiptUid, receipt, receivedAt }) => {
          const { equal, typed } = receiptFacts(receipt);
          const time = momentText(receivedAt, language);
          return (
            <li key={receiptUid}>
              {t('receipt.earlierLine', { time, id: receiptId(receiptUid), equal, count: typed })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
