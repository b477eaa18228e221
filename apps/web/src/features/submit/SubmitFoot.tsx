import type { Application } from '@visawright/contract/application.ts';
import type { PackageView } from '@visawright/contract/package.ts';
import { PackageDeed } from './PackageDeed.tsx';

// On a phone the one thing to do stays in reach of the thumb.
export const SubmitFoot = (props: { application: Application; view: PackageView }) => (
  <div className="foot-bar submit-foot">
    <div className="foot-buttons">
      <PackageDeed {...props} isMain height={48} />
    </div>
  </div>
);
