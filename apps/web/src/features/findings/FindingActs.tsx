import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Finding } from '@visawright/contract/finding.ts';
import { useDocumentWords } from '../documents/document-words.ts';
import { categoryText } from '../documents/value-text.ts';
import { useWords } from '../form/form-words.ts';
import { paperName } from '../form/paper-name.ts';
import { useFindingsWords } from './findings-words.ts';
import { useFindingPlace } from './finding-place.ts';
import { papersAddress, wayOut } from './way.ts';
import { WayButton } from './WayButton.tsx';

// The papers a value of which may have been read wrongly, each once.
export const readPapers = ({ evidence }: Pick<Finding, 'evidence'>) =>
  evidence
    .filter((one) => one.from === 'document')
    .filter(({ docId }, index, all) => all.findIndex((other) => other.docId === docId) === index);

function ReadWrongly({ finding }: { finding: Finding }) {
  const { t } = useFindingsWords();
  const { t: say } = useDocumentWords();
  const { t: name } = useWords();
  const { subject, isApplicant } = useFindingPlace();
  const papers = readPapers(finding);
  const [only] = papers;
  const to = (docId: string) => papersAddress(subject, isApplicant, { open: docId });
  if (!only) return null;
  if (papers.length === 1)
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
        {papers.map((paper) => (
          <Menu.Item key={paper.docId} component={Link} to={to(paper.docId)}>
            {t('readWronglyIn', { paper: paperName(name, say, paper) })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

// In the middle of a sentence; ITR-V and NOC stay as they are.
const inside = (name: string, language: string) =>
  language === 'en' && /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

// The three ways out: put it right, correct what was read, or keep it and say why.
export function FindingActs({ finding, onKeep }: { finding: Finding; onKeep: () => void }) {
  const { t, language } = useFindingsWords();
  const { t: say } = useDocumentWords();
  const { t: name } = useWords();
  const { subject, isApplicant, mayEdit, mayAccept, onField } = useFindingPlace();
  const { remedy, evidence, standing, severity } = finding;
  const way = mayEdit ? wayOut(finding, subject, isApplicant) : null;
  const paper = evidence.find((one) => one.from === 'document' && one.docId === remedy.docId);
  const named =
    paper?.from === 'document' ? paperName(name, say, paper) : remedy.category && categoryText(say, remedy.category);
  const isFixedOnly = !finding.mayAccept && severity === 'blocking' && standing === 'fails';
  return (
    <div className="finding-acts">
      {way && remedy.kind !== 'none' && (
        <WayButton
          way={way}
          onField={onField}
          variant="default"
          words={t(`remedy.${remedy.kind}`, { paper: inside(named ?? '', language) }).trim()}
        />
      )}
      {mayEdit && remedy.kind !== 'retake' && <ReadWrongly finding={finding} />}
      {mayAccept && finding.mayAccept && (
        <Button variant="subtle" color="gray" onClick={onKeep}>
          {t('keep')}
        </Button>
      )}
      {mayEdit && isFixedOnly && <small>{t('fixedOnly')}</small>}
    </div>
  );
}
