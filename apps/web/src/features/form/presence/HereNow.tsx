import './presence.css';
import { PersonInitials } from '../../../components/list/badges/badges.tsx';
import { useEditor, useFormLabels } from '../editor/FormEditorProvider.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';
import { useVisitors } from './PresenceProvider.tsx';

// Everybody else on this form and where they are; a click goes there.
export function HereNow({ onField }: { onField: (field: string) => void }) {
  const { t } = useFormTexts();
  const editor = useEditor();
  const texts = useFormLabels();
  const visitors = useVisitors();
  if (visitors.length === 0) return null;
  return (
    <section className="here-now" aria-labelledby="here-now">
      <h2 id="here-now">
        {t('presence.title')} <small>{visitors.length}</small>
      </h2>
      <ul>
        {visitors.map(({ name, field: id, isEditing }, at) => {
          const field = id === null ? undefined : editor.fields.get(id);
          return (
            <li key={`${name} ${at}`}>
              <PersonInitials name={name} size={26} />
              <span>
                <b>{name}</b>
                {field ? (
                  <button type="button" onClick={() => onField(field.id)}>
                    {t(isEditing ? 'presence.editingField' : 'presence.inField', { field: texts(field.label) })}
                  </button>
                ) : (
                  <small>{t('presence.reading')}</small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
