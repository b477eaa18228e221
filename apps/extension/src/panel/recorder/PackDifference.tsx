import { useState } from 'react';
import type { PackChange } from '@visawright/contract/extension/pack-review.ts';
import { Link, Section } from '../parts/Parts.tsx';
import { useTexts } from '../use-texts.ts';

const signs: Record<PackChange['kind'], '+' | '−' | '~'> = {
  pageAdded: '+',
  pageRemoved: '−',
  fieldAdded: '+',
  fieldRemoved: '−',
  fieldChanged: '~',
  controlAdded: '+',
  controlRemoved: '−',
  controlRenamed: '~',
};
const shown = 6;

interface PackDifferenceProps {
  readonly changes: readonly PackChange[];
  readonly from: number | null;
  readonly to: number;
}

export function PackDifference({ changes, from, to }: PackDifferenceProps) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const listed = isWhole ? changes : changes.slice(0, shown);
  return (
    <Section>
      <div className="split">
        <h3>{t.recorder.changes(from, to)}</h3>
        {changes.length > listed.length ? <Link onClick={() => setWhole(true)}>{t.recorder.whole}</Link> : null}
      </div>
      {changes.length === 0 ? <p className="lead">{t.recorder.noChanges}</p> : null}
      <ul>
        {listed.map(({ kind, page, label, was, became }) => (
          <li key={`${kind}${page}${label}${was}${became}`} className="difference">
            <span className="sign" data-sign={signs[kind]} aria-hidden>
              {signs[kind]}
            </span>
            <span>{label}</span>
            <small>{t.recorder.kinds[kind]}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
