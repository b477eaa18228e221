import { isOpen } from '@visawright/contract/finding-facts.ts';
import { FindingsPanel } from '../../findings/FindingsPanel.tsx';
import { useFindings } from '../../findings/findings.api.ts';
import { NarrowFold } from './NarrowFold.tsx';
import { useStaffWords } from './form-staff-words.ts';

interface Props {
  applicationUid: string;
  onField: (field: string) => void;
}

export function FindingsFold(props: Props) {
  const { t } = useStaffWords();
  const { data } = useFindings(props.applicationUid);
  return (
    <NarrowFold title={t('findings')} count={data?.findings.filter(isOpen).length ?? 0}>
      <FindingsPanel {...props} dense />
    </NarrowFold>
  );
}
