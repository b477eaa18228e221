import './fees.css';
import type { ReactNode } from 'react';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import {
  feesInTable,
  feeTable,
  kindOfFee,
  type FeeTable as Fees,
  type Money,
  type TravellerFees,
} from '@visawright/forms/form/fees.ts';
import type { Ages, Fee, Form } from '@visawright/forms/form/form-schema.ts';
import { officeOf } from '@visawright/forms/form/provenance/present-origin.ts';
import { FactSource } from '../../../../components/origin/FactSource.tsx';
import { localeOf } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';
import type { Traveller } from '../../family/use-travellers.ts';

const kinds = ['visa', 'biometrics', 'surcharge', 'service', 'option'] as const;
const inOrder = ({ due, free }: TravellerFees): Fee[] =>
  [...due, ...free].toSorted((one, other) => kinds.indexOf(kindOfFee(one)) - kinds.indexOf(kindOfFee(other)));

function useFeeWords() {
  const { t, language } = useDetailsTexts();
  const money = ({ amount, currency }: Money) =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
  const sum = (amounts: readonly Money[]) => amounts.map(money).join(' + ');
  const price = (fee: Fee) => (fee.amount === 0 ? t('fees.none') : money(fee));
  const ages = ({ from = 0, under }: Ages) => {
    if (under === undefined) return t('fees.ages.from', { from });
    return from === 0 ? t('fees.ages.under', { under }) : t('fees.ages.between', { from, to: under - 1 });
  };
  return { t, money, sum, price, ages };
}

function Row({ label, text, amount }: { label: ReactNode; text?: ReactNode; amount: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {text && <small>{text}</small>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}

// One row per fee.
function OneTraveller({ fees }: { fees: TravellerFees }) {
  const { t, price } = useFeeWords();
  const translate = useFactText();
  return inOrder(fees).map((fee) => (
    <Row
      key={fee.basis}
      label={t(`fees.kind.${kindOfFee(fee)}`)}
      text={<span {...translate(fee.basis)} />}
      amount={price(fee)}
    />
  ));
}

// One row per person: what for, and the sum.
function OneOfFamily({ name, fees }: { name: string; fees: TravellerFees }) {
  const { t, sum, price } = useFeeWords();
  const translate = useFactText();
  const { total, isVisaFeeKnown } = fees;
  const parts = inOrder(fees);
  const amount = total.length > 0 ? sum(total) : isVisaFeeKnown ? t('fees.none') : t('fees.unknownShort');
  const text = parts.map((fee, at) => (
    <span key={fee.basis}>
      {at > 0 && ' · '}
      <span {...translate(fee.basis)} />
      {parts.length > 1 && ` ${price(fee)}`}
    </span>
  ));
  return <Row label={name || t('fees.traveller')} text={text} amount={amount} />;
}

// What differs by age, while the age of a traveller is unknown.
function ByAge({ table, travellers }: { table: Fees; travellers: readonly Traveller[] }) {
  const { t, price, ages } = useFeeWords();
  const fees = [...new Set(table.travellers.flatMap(({ byAge }) => byAge))];
  if (fees.length === 0) return null;
  const list = fees.map((fee) => `${ages(fee.ages!)}: ${price(fee)}`).join(' · ');
  const names = travellers.filter((_, at) => table.travellers[at]!.byAge.length > 0).map(({ name }) => name);
  return (
    <p>
      {travellers.length === 1 ? t('fees.forAdults') : t('fees.asAdults', { names: names.filter(Boolean).join(', ') })}{' '}
      {t('fees.byAge', { list })}
    </p>
  );
}

function Choices({ title, fees }: { title: string; fees: readonly Fee[] }) {
  const { price } = useFeeWords();
  const translate = useFactText();
  if (fees.length === 0) return null;
  return (
    <div className="fee-list">
      <b>{title}</b>
      <ul>
        {fees.map((fee) => (
          <li key={fee.basis}>
            {price(fee)}: <span {...translate(fee.conditions ?? fee.basis)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  form: Form;
  group: VisaGroup;
  travellers: readonly Traveller[];
}

// What the travellers pay. What is not known is shown as unknown, never estimated.
export function FeeTable({ form, group, travellers }: Props) {
  const { t, money, sum } = useFeeWords();
  const translate = useFactText();
  const table = feeTable(
    form,
    group,
    travellers.map(({ age }) => age),
  );
  const { unknown, limited, total, assumesAdults } = table;
  const [only] = table.travellers;
  const isFamily = travellers.length > 1;
  const hasTotal = total.length > 0 && (isFamily || (only?.due.length ?? 0) > 1);
  const shown = feesInTable(table);
  const totalName = unknown.length > 0 ? 'totalKnown' : assumesAdults ? 'totalAdults' : 'total';
  return (
    <div className="fees">
      <table>
        <caption>{t('fees.title')}</caption>
        <tbody>
          {isFamily
            ? travellers.map(({ id, name }, at) => <OneOfFamily key={id} name={name} fees={table.travellers[at]!} />)
            : only && <OneTraveller fees={only} />}
        </tbody>
        {hasTotal && (
          <tfoot>
            {limited.map(({ fee, sum: full }) => (
              <Row
                key={fee.basis}
                label={t('fees.together')}
                text={<span {...translate(fee.basis)} />}
                amount={money({ amount: fee.familyMax!.amount - full, currency: fee.currency })}
              />
            ))}
            <Row label={t(`fees.${totalName}`)} amount={sum(total)} />
          </tfoot>
        )}
      </table>
      {unknown.map((kind) => (
        <p key={kind} className="fee-unknown">
          {t(kind === 'service' ? 'fees.unknown.service' : `fees.unknown.${officeOf(form)}`)}
        </p>
      ))}
      <ByAge table={table} travellers={travellers} />
      <Choices title={t('fees.exceptions')} fees={table.exceptions} />
      <Choices title={t('fees.options')} fees={table.options} />
      {shown.length > 0 && <FactSource form={form} facts={shown.map(({ basis }) => `fee:${basis}`)} />}
    </div>
  );
}
