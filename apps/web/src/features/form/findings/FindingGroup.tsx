import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

interface Props {
  name: string;
  title: string;
  findings: readonly Finding[];
  card: (finding: Finding) => ReactNode;
}

const shown = 4; // so that the form below stays visible

export function FindingGroup({ name, title, findings, card }: Props) {
  const { t } = useFindingsTexts();
  const [isWhole, setWhole] = useState(false);
  const rest = findings.length - shown;
  const isCut = rest > 1 && !isWhole; // a button for a single line would take the same room
  if (findings.length === 0) return null;
  return (
    <section className="finding-group" data-group={name} aria-label={title}>
      <div className="finding-lines">
        {(isCut ? findings.slice(0, shown) : findings).map(card)}
        {isCut && (
          <Button
            variant="subtle"
            color="gray"
            className="finding-more"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            onClick={() => setWhole(true)}
          >
            {t('more', { count: rest })}
          </Button>
        )}
      </div>
    </section>
  );
}
