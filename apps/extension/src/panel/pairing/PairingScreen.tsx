import { useId, useState } from 'react';
import { IconCheck, IconExternalLink, IconLink } from '@tabler/icons-react';
import { clockText } from '../../texts/times.ts';
import { ConnectionLine } from '../parts/ApplicationHead.tsx';
import { Button, Foot, Link, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import type { PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';

function AddressForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const { connectToAddress } = useActions();
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const hint = useId();
  const submit = async () => {
    const isOurs = await connectToAddress(address.trim());
    setWrong(!isOurs);
    if (isOurs) onDone();
  };
  return (
    <form
      className="correct"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label>
        {t.pairing.address}
        <input
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          aria-describedby={hint}
          aria-invalid={isWrong}
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
        />
      </label>
      <p id={hint} className="lead" role={isWrong ? 'alert' : undefined} data-tone={isWrong ? 'bad' : undefined}>
        {isWrong ? t.pairing.wrongAddress : t.pairing.addressHint}
      </p>
      <Button isSmall type="submit" disabled={address.trim() === ''}>
        {t.pairing.useAddress}
      </Button>
    </form>
  );
}

function Code({ code }: { code: string }) {
  const { t } = useTexts();
  return (
    <span className="code" role="img" aria-label={t.pairing.code([...code].join(' '))}>
      {[...code].map((letter, i) =>
        letter === '-' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a place in the code
          <i key={i} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a place in the code
          <span key={i}>{letter}</span>
        ),
      )}
    </span>
  );
}

export function PairingScreen({ state }: { state: PanelState }) {
  const { t } = useTexts();
  const { connectTo, goToApp } = useActions();
  const [isChoosing, setChoosing] = useState(false);
  const { pairing, places, now } = state;
  const place = pairing.is === 'showingCode' || pairing.is === 'asking' ? pairing.place : (places[0] ?? null);
  const notice = pairing.is === 'off' ? pairing.notice : null;
  const left =
    pairing.is === 'showingCode' ? Math.max(0, Math.round((Date.parse(pairing.expiresAt) - now) / 1_000)) : 0;
  const isChoiceShown = isChoosing || (!place && pairing.is === 'off');
  return (
    <>
      <div className="application short">
        <ConnectionLine name={null} version={state.version} />
      </div>
      <div className="body">
        <Section className="roomy">
          {notice ? (
            <p className="warning boxed" role="alert">
              {t.pairing.notices[notice]}
            </p>
          ) : null}
          <span className="badge" aria-hidden>
            <IconLink size={22} stroke={1.6} />
          </span>
          <h2 className="title">{t.pairing.title}</h2>
          <p className="lead larger">{t.pairing.lead}</p>
          <ol className="steps">
            <li>
              {t.pairing.signIn}
              <small>{place && place.tabId !== null ? t.pairing.isOpen(place.name) : t.pairing.notOpen}</small>
            </li>
            <li>
              {t.pairing.compare}
              <small>{pairing.is === 'showingCode' ? t.pairing.newCode(clockText(left)) : t.pairing.noCode}</small>
              {pairing.is === 'showingCode' ? <Code code={pairing.code} /> : null}
            </li>
            <li>
              {t.pairing.confirm}
              <small>{t.pairing.goesOn}</small>
            </li>
          </ol>
        </Section>
        {isChoiceShown ? (
          <Section label={t.pairing.choose}>
            <h3>{t.pairing.choose}</h3>
            <ul className="choices">
              {places.map((each) => (
                <li key={`${each.origin}${each.realmPath}${each.tabId}`}>
                  <button
                    type="button"
                    aria-label={`${t.pairing.showCode(each.name)}, ${new URL(each.origin).host}/${each.realmPath}`}
                    onClick={() => {
                      setChoosing(false);
                      connectTo(each);
                    }}
                  >
                    <span>
                      <strong>{each.name}</strong>
                      <small>
                        {new URL(each.origin).host}/{each.realmPath}
                      </small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <AddressForm onDone={() => setChoosing(false)} />
          </Section>
        ) : (
          <Section>
            <ul className="promises">
              {t.pairing.promises.map((promise) => (
                <li key={promise}>
                  <IconCheck size={15} stroke={2.4} className="ok-mark" aria-hidden />
                  {promise}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      {place ? (
        <Foot
          note={
            <>
              {t.pairing.another} <Link onClick={() => setChoosing(!isChoosing)}>{t.pairing.choose}</Link>
            </>
          }
        >
          {pairing.is === 'off' ? (
            <Button kind="primary" onClick={() => connectTo(place)}>
              {t.pairing.showCode(place.name)}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => goToApp(place)}>
              {t.pairing.goTo(place.name)}
              <IconExternalLink size={15} aria-hidden />
            </Button>
          )}
        </Foot>
      ) : null}
    </>
  );
}
