import { setLanguage, type Language } from '../lib/translation/language.ts';
import { useSharedTexts } from '../translations/shared/shared-texts.ts';

const languages: readonly [Language, string][] = [
  ['en', 'English'],
  ['hi', 'हिन्दी'],
];

export function LanguageSwitch({ onChoose }: { onChoose?: (language: Language) => void }) {
  const { t, language } = useSharedTexts();
  return (
    <span className="langs" role="group" aria-label={t('language')}>
      {languages.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language === code}
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
