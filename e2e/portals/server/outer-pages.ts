import type { Portal, PortalControl, PortalPage } from '../definitions/portal.types.ts';

const base = { maxLength: null, pattern: '', options: [], from: null, required: true } as const;
const declaration: PortalControl = {
  ...base,
  id: 'practice-declaration',
  name: 'practice-declaration',
  label: 'I have checked what I entered at this practice portal',
  kind: 'checkbox',
  personal: 'declaration',
};
const code: PortalControl = {
  ...base,
  id: 'practice-code',
  name: 'practice-code',
  label: 'Letters in the picture',
  kind: 'text',
  maxLength: 5,
  personal: 'captcha',
};

const pathOf = ({ isPostback, pages }: Portal, id: string) => (isPostback ? pages[0]!.path : `/apply/${id}`);

// The page before the submission, which belongs to the person.
const confirmPage = (portal: Portal): PortalPage => ({
  id: 'confirm',
  title: 'Check and submit',
  path: pathOf(portal, 'confirm'),
  groups: [{ title: 'Submit', controls: [declaration, code] }],
});

const submittedPage = (portal: Portal): PortalPage => ({
  id: 'submitted',
  title: 'Application received',
  path: pathOf(portal, 'submitted'),
  groups: [],
});

export const referenceLabel = 'Registration code';

// All pages of a portal, in the order in which a person sees them.
export const pagesOf = (portal: Portal): readonly PortalPage[] => [
  ...portal.pages,
  confirmPage(portal),
  submittedPage(portal),
];
