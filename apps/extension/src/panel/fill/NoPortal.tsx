import { IconWorldSearch } from '@tabler/icons-react';
import { Section } from '../parts/Parts.tsx';
import type { PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';

export function NoPortal({ state }: { state: PanelState }) {
  const { t } = useTexts();
  const portals = state.portals ?? [];
  return (
    <div className="body">
      <Section className="roomy">
        <span className="badge" aria-hidden>
          <IconWorldSearch size={22} stroke={1.6} />
        </span>
        <h2 className="title">{t.portal.none}</h2>
        <p className="lead">{t.portal.noneLead}</p>
      </Section>
      {portals.length > 0 ? (
        <Section>
          <h3>{t.portal.known}</h3>
          <ul className="portals">
            {portals.slice(0, 30).map(({ portal, name, origins }) => (
              <li key={portal}>
                <span>{name}</span>
                <small>{origins.map((origin) => new URL(origin).host).join(', ')}</small>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}
