import { useEffect, useRef } from 'react';
import { IconSearch } from '@tabler/icons-react';
import { tripText } from '../../texts/times.ts';
import { CountryCode } from '../parts/ApplicationHead.tsx';
import { Link, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { visitHere, type PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';

export function ApplicationPicker({ state }: { state: PanelState }) {
  const { t, language } = useTexts();
  const { search, choose, setChoosing } = useActions();
  const input = useRef<HTMLInputElement>(null);
  const { choices, isBusy } = state;
  const visit = visitHere(state);
  useEffect(() => input.current?.focus(), []);
  return (
    <Section label={t.application.choose}>
      <h2>{t.application.choose}</h2>
      <label className="search">
        <IconSearch size={15} aria-hidden />
        <span className="hidden">{t.application.search}</span>
        <input
          ref={input}
          type="search"
          value={choices.search}
          placeholder={t.application.search}
          onChange={(event) => search(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <p className="lead" role="status">
        {isBusy
          ? t.application.fetching
          : choices.items === null
            ? t.application.loading
            : choices.items.length > 0
              ? ''
              : choices.search.trim()
                ? t.application.noneFound
                : t.application.none}
      </p>
      <ul className="choices">
        {(choices.items ?? []).map((each) => (
          <li key={each.applicationUid}>
            <button
              type="button"
              onClick={() => choose(each)}
              disabled={isBusy}
              aria-current={each.applicationUid === visit?.application.applicationUid ? 'true' : undefined}
            >
              <CountryCode destination={each.destination} />
              <span>
                <strong>{each.applicantName}</strong>
                <small>
                  {each.visaType} · {tripText(each.fromDate, each.toDate, language)}
                </small>
              </span>
              {each.openReceipt ? <em>{t.application.started}</em> : null}
            </button>
          </li>
        ))}
      </ul>
      {choices.more ? <p className="lead">{t.application.more}</p> : null}
      {visit ? <Link onClick={() => setChoosing(false)}>{t.application.cancel}</Link> : null}
    </Section>
  );
}
