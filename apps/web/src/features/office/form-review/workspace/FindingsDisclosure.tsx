import { isOpenFinding } from '@visawright/contract/applications/finding-facts.ts';
import { FindingsPanel } from '../../../form/findings/FindingsPanel.tsx';
import { useFindings } from '../../../journey/findings-summary/findings.api.ts';
import { NarrowDisclosure } from './NarrowDisclosure.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

interface Props {
  applicationUid: string;
  onField: (field: string) => void;
  saveAnswers: () => Promise<unknown>;
}

export function FindingsDisclosure(props: Props) {
  const { t } = useFormStaffTexts();
  const { data } = useFindings(props.applicationUid);
  return (
    <NarrowDisclosure title={t('findings')} count={data?.findings.filter(isOpenFinding).length ?? 0}>
      <FindingsPanel {...props} dense />
    </NarrowDisclosure>
  );
}
