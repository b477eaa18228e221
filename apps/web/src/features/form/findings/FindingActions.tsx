import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { categoryText } from '../../documents/documents/value-text.ts';
import { useDocumentName } from '../sources/use-document-name.ts';
import { useFindingContext } from './finding-context.ts';
import { documentsAddress, remedyTarget } from './remedy-target.ts';
import { RemedyButton } from './RemedyButton.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

// Documents a value was read from, each once.
export const documentEvidence = ({ evidence }: Pick<Finding, 'evidence'>) =>
  evidence
    .filter((one) => one.from === 'document')
    .filter(({ docId }, index, all) => all.findIndex((other) => other.docId === docId) === index);

function ReadWrongly({ finding }: { finding: Finding }) {
  const { t } = useFindingsTexts();
  const documentName = useDocumentName();
  const { subject, isApplicant } = useFindingContext();
  const documents = documentEvidence(finding);
  const [only] = documents;
  const to = (docId: string) => documentsAddress(subject, isApplicant, { open: docId });
  if (!only) return null;
  if (documents.length === 1)
    return (
      <Button component={Link} to={to(only.docId)} variant="subtle" color="gray">
        {t('readWrongly')}
      </Button>
    );
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button variant="subtle" color="gray" rightSection={<IconChevronDown size={15} aria-hidden />}>
          {t('readWrongly')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {documents.map((document) => (
          <Menu.Item key={document.docId} component={Link} to={to(document.docId)}>
            {t('readWronglyIn', { document: documentName(document) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

// Lower-cases a name for use within a sentence, but not abbreviations such as ITR-V and NOC.
const inside = (name: string, language: string) =>
  language === 'en' && /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

// Three options: fix it, correct what was read, or accept it with a reason.
export function FindingActions({ finding, onAccept }: { finding: Finding; onAccept: () => void }) {
  const { t, language } = useFindingsTexts();
  const { t: translate } = useDocumentsTexts();
  const documentName = useDocumentName();
  const { subject, isApplicant, mayEdit, mayAccept, onField } = useFindingContext();
  const { remedy, evidence, status, severity } = finding;
  const target = mayEdit ? remedyTarget(finding, subject, isApplicant) : null;
  const document = evidence.find((one) => one.from === 'document' && one.docId === remedy.docId);
  const named =
    document?.from === 'document'
      ? documentName(document)
      : remedy.category && categoryText(translate, remedy.category);
  const isFixedOnly = !finding.mayAccept && severity === 'blocking' && status === 'fails';
  return (
    <div className="finding-actions">
      {target && remedy.kind !== 'none' && (
        <RemedyButton
          target={target}
          onField={onField}
          variant="default"
          words={t(`remedy.${remedy.kind}`, { document: inside(named ?? '', language) }).trim()}
        />
      )}
      {mayEdit && remedy.kind !== 'retake' && <ReadWrongly finding={finding} />}
      {mayAccept && finding.mayAccept && (
        <Button variant="subtle" color="gray" onClick={onAccept}>
          {t('acceptAnyway')}
        </Button>
      )}
      {mayEdit && isFixedOnly && <small>{t('fixedOnly')}</small>}
    </div>
  );
}
