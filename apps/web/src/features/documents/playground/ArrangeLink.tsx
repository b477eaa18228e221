import { Link } from 'react-router';
import { screenFor } from '@visawright/contract/platform/screens.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { playgroundAddress } from './playground-address.ts';
import type { PlaygroundSubject } from './state/use-arrangement.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  subject: PlaygroundSubject;
  docId?: string | undefined;
  className: string;
}

// To the pages of an application or a traveller, for those who may arrange them.
export function ArrangeLink({ subject, docId, className }: Props) {
  const { t } = useDocumentsTexts();
  const { role } = useOwnIds();
  const to = playgroundAddress(subject, docId);
  if (typeof screenFor(to.split('?')[0]!, role) === 'string') return null;
  return (
    <Link className={className} to={to}>
      {t('arrange')}
    </Link>
  );
}
