import { chips, type Chip } from './arrange-applications.ts';
import { useMyApplicationsTexts } from '../../../../translations/my-applications/my-applications-texts.ts';

interface Props {
  counts: Readonly<Record<Chip, number>>;
  chosen: Chip;
  onChoose: (chip: Chip) => void;
}

// Empty chips are hidden unless selected.
export function StatusChips({ counts, chosen, onChoose }: Props) {
  const { t } = useMyApplicationsTexts();
  return (
    <div className="mine-chips" role="group" aria-label={t('chips')}>
      {chips
        .filter((chip) => chip === 'all' || chip === chosen || counts[chip] > 0)
        .map((chip) => (
          <button
            key={chip}
            type="button"
            data-chip={chip}
            aria-pressed={chip === chosen}
            onClick={() => onChoose(chip)}
          >
            {t(`chip.${chip}`)} <b>{counts[chip]}</b>
          </button>
        ))}
    </div>
  );
}
