import { useMyApplicationWords } from './my-application-words.ts';
import { chips, type Chip } from './arrange.ts';

interface Props {
  counts: Readonly<Record<Chip, number>>;
  chosen: Chip;
  onChoose: (chip: Chip) => void;
}

// How many of each: one that would show nothing is left out, unless it is the one chosen.
export function Chips({ counts, chosen, onChoose }: Props) {
  const { t } = useMyApplicationWords();
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
