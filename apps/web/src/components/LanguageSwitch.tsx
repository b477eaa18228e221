import { setLanguage, type Language, useTranslation } from '../lib/words.ts';

const languages: readonly [Language, string][] = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
];

export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { i18n, t } = useTranslation('shared');
  return (
    <span className="langs" role="group" aria-label={t('language')}>
      {languages.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={i18n.language === code}
          onClick={() => {
            setLanguage(code);
            onChoose?.(code);
          }}
        >
          {name}
        </button>
      ))}
    </span>
  );
}
