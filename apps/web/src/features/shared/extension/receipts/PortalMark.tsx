import './receipt.css';
import { IconAlertTriangle, IconWorldCheck } from '@tabler/icons-react';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { useQuestionsOnPortal } from './receipts.api.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

interface Props {
  applicationUid: string | null; // null: not declared, so that nothing was filled in or it may differ by now
  question: string;
}

// Beside an answer: whether the portal held the same value when it was last read.
export function PortalMark({ applicationUid, question }: Props) {
  const { t, language } = useExtensionTexts();
  const onPortal = useQuestionsOnPortal(applicationUid)?.get(question);
  if (!onPortal) return null;
  const { isEqual, at } = onPortal;
  const Icon = isEqual ? IconWorldCheck : IconAlertTriangle;
  return (
    <span className="rcp-mark" data-portal={isEqual ? 'equal' : 'differs'}>
      <Icon size={14} stroke={1.9} aria-hidden />
      {t(isEqual ? 'mark.equal' : 'mark.differs', { time: clockTime(at, language) })}
    </span>
  );
}
