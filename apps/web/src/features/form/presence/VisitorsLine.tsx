import './presence.css';
import { PersonInitials } from '../../../components/list/badges/badges.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';
import type { Visitor } from './form-presence.ts';

const mostInitials = 3;

// Who else has this form or its documents open, in one line.
export function VisitorsLine({ visitors }: { visitors: readonly Visitor[] }) {
  const { t } = useFormTexts();
  const first = visitors.find(({ isEditing }) => isEditing) ?? visitors[0];
  return (
    <span className="visitors" role="status">
      {first && (
        <>
          <span className="visitors-initials">
            {visitors.slice(0, mostInitials).map(({ name }, at) => (
              <PersonInitials key={`${name} ${at}`} name={name} size={22} />
            ))}
          </span>
          <span className="visitors-text">
            {visitors.length > 1
              ? t('presence.more', { name: first.name, count: visitors.length - 1 })
              : t(first.isEditing ? 'presence.editing' : 'presence.here', { name: first.name })}
          </span>
        </>
      )}
    </span>
  );
}
