import { visaTypesFor } from '@visawright/forms/destinations/visa-types.ts';
import { Flag } from '../../../../components/Flag.tsx';
import { RadioCards } from '../../../../components/RadioCards.tsx';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { countryName } from '../../../../lib/translation/country-name.ts';
import { changeFlow } from '../../flow/state/flow-store.ts';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

function Stay({ form, visaType }: Pick<DestinationFacts, 'form' | 'visaType'>) {
  const { t } = useDetailsTexts();
  const translate = useFactText();
  const type = form?.visaTypes.find(({ name }) => name === visaType);
  if (!type) return null;
  return (
    <>
      <small>{type.maxStayDays ? t('panel.stay', { count: type.maxStayDays }) : t('panel.stayUnknown')}</small>
      {type.notes && <small {...translate(type.notes)} />}
    </>
  );
}

export function VisaHeading({ facts }: { facts: DestinationFacts }) {
  const { t, language } = useDetailsTexts();
  const { row, group, visaType, form } = facts;
  const translate = useFactText();
  const types = row && group ? visaTypesFor(row.id, group) : [];
  if (!row) return null;
  return (
    <>
      <div className="panel-head">
        <Flag code={row.iso2} width={45} />
        <div>
          <span className="over">{t('panel.yours')}</span>
          <h2>
            {visaType ? (
              <span {...translate(visaType)} />
            ) : (
              countryName({ country: row.country, countryISO: row.iso2 }, language)
            )}
          </h2>
          <Stay form={form} visaType={visaType} />
        </div>
      </div>
      {types.length > 1 && (
        <details className="source types">
          <summary>{t('panel.choose', { count: types.length })}</summary>
          <fieldset aria-label={t('panel.types')}>
            <RadioCards
              id="details-visaType"
              value={visaType}
              cards={types.map((name) => ({ value: name, content: <span {...translate(name)} /> }))}
              className="type-list"
              cardClass="type"
              onChange={(name) => changeFlow({ visaType: name })}
            />
          </fieldset>
        </details>
      )}
    </>
  );
}
