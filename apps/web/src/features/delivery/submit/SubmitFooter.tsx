import type { Application } from '@visawright/contract/applications/application.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import { FootBar } from '../../journey/flow/steps/FootBar.tsx';
import { PackageAction } from '../package/PackageAction.tsx';

// On phones the main action is fixed at the bottom.
export const SubmitFooter = (props: { application: Application; view: PackageView }) => (
  <FootBar className="submit-foot">
    <PackageAction {...props} isMain height={48} />
  </FootBar>
);
