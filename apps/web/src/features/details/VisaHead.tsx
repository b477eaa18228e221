import { visaTypesFor } from '@visawright/forms/visa-types.ts';
import { Flag } from '../../components/Flag.tsx';
import { RadioCards } from '../../components/RadioCards.tsx';
import { useFactWords } from '../../lib/fact-words.ts';
import { useTranslation } from '../../lib/words.ts';
import { countryName } from '../flow/country-name.ts';
import { changeFlow } from '../flow/flow-store.ts';
import type { DestinationFacts } from './use-destination.ts';

function Stay({ form, visaType }: Pick<DestinationFacts, 'form' | 'visaType'>) {
  const { t } = useTranslation('details');
  const type = form?.visaTypes.find(({ name }) => name === visaType);
  if (!type) return null;
  return <small>{type.maxStayDays ? t('panel.stay', { count: type.maxStayDays }) : t('panel.stayUnknown')}</small>;
}

// The type that comes with destination and purpose; where there are several, a choice.
export function VisaHead({ facts }: { facts: DestinationFacts }) {
  const { t, i18n } = useTranslation('details');
  const { row, group, visaType, form } = facts;
  const say = useFactWords();
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
              <span {...say(visaType)} />
            ) : (
              countryName({ country: row.country, countryISO: row.iso2 }, i18n.language)
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
              cards={types.map((name) => ({ value: name, content: <span {...say(name)} /> }))}
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
