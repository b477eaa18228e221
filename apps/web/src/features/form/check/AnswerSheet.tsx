import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconCircleDot } from '@tabler/icons-react';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { isUnsolvedFinding } from '@visawright/contract/forms/unsolved-finding.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { countryText } from '../../shared/destinations/destination-names.ts';
import { useFindings } from '../../journey/findings-summary/findings.api.ts';
import { OpenFindings } from '../../journey/findings-summary/OpenFindings.tsx';
import { stepAddress } from '../../journey/flow/steps/step-state.ts';
import { useFormWords } from '../definition/form-definition.api.ts';
import type { CheckProps } from './CheckAnswers.tsx';
import { answerOverview } from './answer-overview.ts';
import { DeclarationForm } from './DeclarationForm.tsx';
import { DeclarationNotice } from './DeclarationNotice.tsx';
import { SectionAnswers } from './SectionAnswers.tsx';
import { BlockingProblems } from './BlockingProblems.tsx';
import { useDeclare } from './use-declare.ts';
import { useReopen } from './use-reopen.tsx';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

const FindingsPanel = lazy(async () => ({
  default: (await import('../findings/FindingsPanel.tsx')).FindingsPanel,
}));

interface Props extends CheckProps {
  state: FormState;
  form: Form;
  row: Application;
}

export function AnswerSheet({ applicationUid, onChange, onFinding, onAccepted, state, form, row }: Props) {
  const { t, language } = useCheckTexts();
  const { user, realm } = useSession();
  const navigate = useNavigate();
  const words = useFormWords(state.formId);
  const all = useFindings(applicationUid).data?.findings;
  const findings = (all ?? []).filter(isBlockingFinding);
  const others = (all ?? []).filter((each) => !isBlockingFinding(each));
  const [isTicked, setTicked] = useState(false);
  const [tries, setTries] = useState(0);
  const tick = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { reopen, dialog } = useReopen();
  const goOn = (moved: Application) =>
    onAccepted ? onAccepted(moved) : void navigate(stepAddress('/summary', moved.applicationUid));
  const { declare, isBusy, error } = useDeclare(applicationUid, t, (moved) => {
    void toast(t('declare.done'), 'success');
    goOn(moved);
  });

  const isReviewer = user.role.includes('reviewer');
  const isClosed = !isEditable(row.status);
  const mayReopen = isClosed && !isReviewer;
  const { sections, problems, unchecked, statements } = answerOverview(form, state);
  const needsTick = tries > 0 && !isTicked;
  const change = async (field: string) => {
    if (isClosed && !(await reopen(row))) return;
    onChange(field);
  };
  const accept = () => {
    setTries((count) => count + 1);
    if (isTicked && problems.length === 0 && findings.length === 0) void declare(state.version);
  };
  const names = { name: row.applicantName, country: countryText(row.visaDetails.visaTo, language) };
  const face = !user.role.includes('applicant') ? 'staff' : user.applicantUid === state.applicantUid ? 'self' : 'other';
  const showFinding = onFinding ?? (() => panel.current?.scrollIntoView({ block: 'start' }));

  return (
    <>
      <div className="check-title">
        <h2>{face === 'self' ? t('title') : t('titleOf', names)}</h2>
        {!isClosed && <p>{t('lead', names)}</p>}
      </div>
      {state.declaration && isClosed && <DeclarationNotice declaration={state.declaration} onOn={() => goOn(row)} />}
      {!isClosed && (
        <BlockingProblems
          problems={problems}
          findings={findings}
          needsTick={needsTick}
          tries={tries}
          words={words}
          onField={state.isReadOnly ? null : onChange}
          onFinding={showFinding}
          onTick={() => tick.current?.focus()}
        />
      )}
      {!isClosed && !onFinding && findings.length > 0 && (
        <div ref={panel}>
          <Suspense>
            <FindingsPanel applicationUid={applicationUid} onField={onChange} />
          </Suspense>
        </div>
      )}
      {sections.map((section) => (
        <SectionAnswers
          key={section.id}
          section={section}
          words={words}
          receiptsOf={state.declaration && isClosed ? applicationUid : null}
          onChange={section.isOpen || mayReopen ? (field) => void change(field) : null}
        />
      ))}
      {!isClosed && !state.isReadOnly && (
        <>
          {unchecked > 0 && (
            <p className="check-unchecked">
              <IconCircleDot size={16} stroke={2} aria-hidden />
              {t('unchecked', { count: unchecked })}
            </p>
          )}
          {all && (findings.length === 0 || others.some(isUnsolvedFinding)) && (
            <OpenFindings findings={all} lead={t('open')} heading="h3" {...(onFinding ? { onOpen: onFinding } : {})} />
          )}
          <DeclarationForm
            text={t(`declare.${face}`, { ...names, realm: realm.realmDisplayName })}
            lead={t(face === 'self' ? 'declare.statements' : 'declare.statementsOf', names)}
            statements={statements.map(({ label }) => words(label))}
            isTicked={isTicked}
            needsTick={needsTick}
            isBusy={isBusy}
            error={error}
            tick={tick}
            onTick={setTicked}
            onAccept={accept}
          />
        </>
      )}
      {dialog}
    </>
  );
}
