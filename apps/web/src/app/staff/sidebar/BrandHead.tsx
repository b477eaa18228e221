import { Link } from 'react-router';
import { Tooltip } from '@mantine/core';
import { landingPage } from '@visawright/contract/platform/screens.ts';
import { Logo } from '../../../components/Logo.tsx';
import { pngRatio } from '../../../lib/files/png.ts';
import { useSession } from '../../../lib/session/session.ts';
import { mainRole } from './person.ts';
import { tooltipProps } from './tooltip-props.ts';
import { truncateName } from './truncate-name.ts';
import { TruncatedName } from './TruncatedName.tsx';

const carriesItsName = (logo: string | null) => logo !== null && pngRatio(logo) > 1.6;

export function BrandHead({ collapsed }: { collapsed: boolean }) {
  const { realm, user } = useSession();
  const lettered = carriesItsName(realm.brandAssets.brandLogoImage);
  const named = !collapsed && !lettered;
  const name = realm.realmDisplayName;
  return (
    <Tooltip {...tooltipProps} label={name} disabled={named && truncateName(name) === name}>
      <Link className="staff-brand" data-lettered={lettered || undefined} to={landingPage(mainRole(user))}>
        <span aria-hidden={named || undefined}>
          <Logo size={28} markOnly />
        </span>
        {named && (
          <span className="staff-brand-name">
            <TruncatedName name={name} />
          </span>
        )}
      </Link>
    </Tooltip>
  );
}
