import { isUnsolvedFinding } from '@visawright/contract/forms/unsolved-finding.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { BeforeBoarding } from '../../journey/advice/BeforeBoarding.tsx';
import { OpenFindings } from '../../journey/findings-summary/OpenFindings.tsx';
import { OnlineFormReceipt } from '../../shared/extension/receipts/OnlineFormReceipt.tsx';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';
import { GrantCard } from '../grant/GrantCard.tsx';
import { FamilyPackages } from '../package/FamilyPackages.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Package } from '../package/Package.tsx';
import type { SubmitParts } from './submit.types.ts';
import { WhereToGo } from '../appointment/WhereToGo.tsx';
import { YourPhoto } from './YourPhoto.tsx';

interface Props extends SubmitParts {
  isNarrow: boolean;
  isMain: boolean;
  hasAction: boolean;
  findings: readonly Finding[] | null; // null: not loaded, or submitted
}

// Before submission: how to submit. Afterwards: the visa.
export function SubmitMain({ isNarrow, isMain, hasAction, findings, ...parts }: Props) {
  const { t } = useSubmitTexts();
  const { application, facts, query } = parts;
  const { applicationUid, status, partySize } = application;
  const isSubmitted = status === 'submitted';
  return (
    <div className="submit-main">
      {isSubmitted && <GrantCard applicationUid={applicationUid} />}
      {findings?.some(isUnsolvedFinding) && <OpenFindings findings={findings} lead={t('open')} heading="h2" />}
      <Package application={application} query={query} isMain={isMain} hasAction={hasAction} />
      <OnlineFormReceipt applicationUid={applicationUid} heading="h2" className="panel panel-pad" />
      {isNarrow && <NextSteps {...parts} />}
      {partySize > 1 && <FamilyPackages application={application} />}
      {!isSubmitted && <YourPhoto applicationUid={applicationUid} />}
      {!isSubmitted && <WhereToGo applicationUid={applicationUid} facts={facts} />}
      <BeforeBoarding form={facts.form} group={facts.group} />
    </div>
  );
}
