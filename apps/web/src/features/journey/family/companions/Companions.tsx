import '../family.css';
import { useRef, useState } from 'react';
import { IconUserPlus } from '@tabler/icons-react';
import { useSession } from '../../../../lib/session/session.ts';
import { changeFlow, useFlow, type Companion } from '../../flow/state/flow-store.ts';
import { useOwnTravellerName } from '../../flow/application/use-own-traveller-name.ts';
import { useTrip } from '../family.api.ts';
import { useKnownTravellers } from './known-travellers.ts';
import { TravellerNameForm } from './TravellerNameForm.tsx';
import { PersonPill } from './PersonPill.tsx';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

// Optional question for direct applicants; agencies add travellers themselves.
export function Companions() {
  const { t } = useFamilyTexts();
  const { user } = useSession();
  const isDirect = user.applicantType === 'D2C';
  const application = useFlow((flow) => flow.application);
  const companions = useFlow((flow) => flow.companions);
  const { data: trip } = useTrip(isDirect ? application : null);
  const { data: known = [] } = useKnownTravellers(isDirect);
  const ownName = useOwnTravellerName();
  const [isAdding, setAdding] = useState(false);
  const [message, setMessage] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  if (!isDirect) return null;

  const there = (application && trip?.travellers.map((one) => one.application)) ?? (application ? [application] : []);
  const isThere = ({ applicantUid }: Companion) => there.some((one) => one.applicantUid === applicantUid);
  const isChosen = ({ applicantUid }: Companion) => companions.some((one) => one.applicantUid === applicantUid);
  const choices = [
    ...known,
    ...companions.filter((one) => known.every((each) => each.applicantUid !== one.applicantUid)),
  ];
  const put = (next: readonly Companion[], words: string) => {
    changeFlow({ companions: next });
    setMessage(words);
  };
  const add = ({ applicantUid, name }: Companion) =>
    put([...useFlow.getState().companions, { applicantUid, name }], t('added', { name }));
  const remove = (one: Companion) =>
    put(
      companions.filter(({ applicantUid }) => applicantUid !== one.applicantUid),
      t('removed', { name: one.name }),
    );
  const close = () => {
    setAdding(false);
    requestAnimationFrame(() => adder.current?.focus());
  };

  return (
    <section
      className="family-who"
      aria-labelledby="family-who"
      aria-describedby="family-who-help"
      data-tour="companions"
    >
      <h2 id="family-who">{t('who')}</h2>
      <p id="family-who-help">{t('whoHelp')}</p>
      <div className="family-pills" role="group" aria-labelledby="family-who">
        {there.length === 0 && <PersonPill name={ownName || t('you')} note={t('you')} isOn />}
        {there.map(({ applicantUid, applicantName }) => (
          <PersonPill key={applicantUid} name={applicantName} isOn />
        ))}
        {choices
          .filter((one) => !isThere(one))
          .map((one) => (
            <PersonPill
              key={one.applicantUid}
              name={one.name}
              isOn={isChosen(one)}
              onPress={() => (isChosen(one) ? remove(one) : add(one))}
            />
          ))}
        {!isAdding && (
          <button type="button" className="family-pill family-add" ref={adder} onClick={() => setAdding(true)}>
            <IconUserPlus size={19} stroke={1.8} aria-hidden />
            {t('add')}
          </button>
        )}
      </div>
      {isAdding && (
        <TravellerNameForm
          onCancel={close}
          onMade={(one) => {
            add(one);
            close();
          }}
        />
      )}
      <p className="unseen" role="status">
        {message}
      </p>
    </section>
  );
}
