import type { ReactNode } from 'react';

interface RadioCard<T extends string> {
  readonly value: T;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

interface Props<T extends string> {
  id: string; // also the focus target of error links
  value: T | null;
  cards: readonly RadioCard<T>[];
  className: string;
  cardClass: string;
  onChange: (value: T) => void;
}

// Native radio buttons, so arrow keys work. Must be inside a fieldset with a legend.
export function RadioCards<T extends string>({ id, value, cards, className, cardClass, onChange }: Props<T>) {
  const chosen = cards.find((card) => card.value === value);
  const first = chosen ?? cards.find(({ disabled }) => !disabled);
  return (
    <div className={className}>
      {cards.map((card) => (
        <label key={card.value} className={cardClass} data-on={card === chosen || undefined}>
          <input
            type="radio"
            name={id}
            id={card === first ? id : undefined}
            value={card.value}
            checked={card === chosen}
            disabled={card.disabled}
            onChange={() => onChange(card.value)}
          />
          {card.content}
        </label>
      ))}
    </div>
  );
}
