import { useState } from 'react';
import {
  IconHelpCircle,
  IconTrash,
  IconUser,
  IconUserPlus,
  IconUserQuestion,
  IconUsers,
  IconWallet,
} from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { OwnerAnswerButton } from './OwnerAnswerButton.tsx';
import { OwnerCrops } from './OwnerCrops.tsx';
import { useTripTravellers } from './trip-travellers.ts';
import { useDocumentActions, type NamedTraveller } from './use-document-actions.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document;
  showsCrops?: boolean; // opening the pages is logged, so a list of cards does not
  onRemove?: (() => void) | undefined; // with undo; without it the user is asked to confirm
  onGone?: (() => void) | undefined;
}

// Asks whose document it is when it names someone else than the traveller. Nothing of it is used until someone answers.
export function OwnerQuestion({ document, showsCrops = false, onRemove, onGone }: Props) {
  const { t } = useDocumentsTexts();
  const actions = useDocumentActions(document);
  const { others, add, onAnswered } = useTripTravellers();
  const [isForOther, setForOther] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [failed, setFailed] = useState('');
  if (document.ownerQuestion === null) return null;
  const { kind, name, sex } = document.ownerQuestion;
  const isPassport = document.category === 'Passport';
  const isBusy = actions.busy !== null || isAdding;
  const suggested = document.belongsTo ? [document.belongsTo] : [];
  const travellers = [
    ...suggested,
    ...others.filter(({ applicantUid }) => suggested.every((one) => one.applicantUid !== applicantUid)),
  ].filter(({ applicantUid }) => applicantUid !== document.applicantUid);
  const isKnown = travellers.some((one) => one.name.toLowerCase() === name.toLowerCase());

  async function answer(given: 'traveller' | 'supporting') {
    if (!(await actions.answerOwner(given))) return;
    void toast(t(`owner.done.${given}`, { name, file: document.fileName }), 'success');
    onAnswered();
  }
  async function give(to: NamedTraveller) {
    if (!(await actions.move(to))) return;
    onAnswered();
    onGone?.();
  }
  // The new traveller stays on the trip if the move fails; the next try finds them among the travellers.
  async function addAndGive() {
    setAdding(true);
    setFailed('');
    try {
      await give(await add!(name));
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setAdding(false);
    }
  }

  return (
    <section
      className="doc-question doc-owner"
      data-question={kind}
      aria-label={`${t('owner.label')} ${document.fileName}`}
    >
      <p className="doc-owner-title">
        <IconHelpCircle size={20} stroke={1.8} aria-hidden />
        <b>{isPassport ? t(`owner.passport.${sex ?? 'any'}`, { name }) : t('owner.document', { name })}</b>
      </p>
      {showsCrops && <OwnerCrops document={document} name={name} />}
      <p>
        {t(`owner.why.${kind}`)} {t('owner.until')}
      </p>
      {isForOther ? (
        <div className="doc-owner-answers" role="group" aria-label={t('owner.whoFor')}>
          {travellers.map((one) => (
            <OwnerAnswerButton
              key={one.applicantUid}
              icon={IconUsers}
              title={one.name}
              text={t('owner.moves')}
              isDisabled={isBusy}
              onPress={() => void give(one)}
            />
          ))}
          {add && !isKnown && (
            <OwnerAnswerButton
              icon={IconUserPlus}
              title={t('owner.add', { name })}
              text={t('owner.addText')}
              isDisabled={isBusy}
              onPress={() => void addAndGive()}
            />
          )}
          <OwnerAnswerButton
            icon={IconWallet}
            title={t('owner.supporting')}
            text={t('owner.supportingText')}
            isDisabled={isBusy}
            onPress={() => void answer('supporting')}
          />
          <button type="button" className="plain-button doc-owner-back" onClick={() => setForOther(false)}>
            {t('owner.back')}
          </button>
        </div>
      ) : (
        <div className="doc-owner-answers" role="group" aria-label={t('owner.label')}>
          <OwnerAnswerButton
            icon={IconUser}
            title={t(kind === 'different' ? 'owner.yes' : 'owner.yesSame', { name })}
            text={t(isPassport ? 'owner.yesPassport' : 'owner.yesDocument', { name })}
            isDisabled={isBusy}
            onPress={() => void answer('traveller')}
          />
          <OwnerAnswerButton
            icon={IconUserQuestion}
            title={t('owner.other')}
            text={t('owner.otherText')}
            isDisabled={isBusy}
            onPress={() => setForOther(true)}
          />
          <OwnerAnswerButton
            icon={IconTrash}
            title={t('owner.wrong')}
            text={t('owner.wrongText')}
            isDisabled={isBusy}
            onPress={() => (onRemove ? onRemove() : void actions.remove().then((isGone) => isGone && onGone?.()))}
          />
        </div>
      )}
      <ErrorLine message={failed || actions.error} />
      {actions.dialog}
    </section>
  );
}
