import type { Application } from '@visawright/contract/applications/application.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import { PackageAction } from '../package/PackageAction.tsx';

// On phones the main action is fixed at the bottom.
export const SubmitFooter = (props: { application: Application; view: PackageView }) => (
  <div className="foot-bar submit-foot">
    <div className="foot-buttons">
      <PackageAction {...props} isMain height={48} />
    </div>
  </div>
);
