// Rendering of documents and building of packages, without database, queue or HTTP. Separate from tools.ts because benches measure the
// memory and CPU time of processes that import it.
export { buildPackage, type BuiltPackage } from '../../delivery/packages/build/build-package.ts';
export type { PackageDocument, PackageInput, PackagePage } from '../../delivery/packages/build/package-input.ts';
export { shrinkPicture } from '../../delivery/packages/build/pictures/shrink-picture.ts';
export { formSheet } from '../../delivery/packages/sheets/form/form-sheet.ts';
export { askedFields } from '../../delivery/packages/sheets/form/sheet-sections.ts';
export { layOutForm, type FormLayout } from '../../delivery/packages/sheets/harmonised-form/form-layout.ts';
export { indexSheet } from '../../delivery/packages/sheets/index-sheet/index-sheet.ts';
export { devtools, type Devtools } from '../../delivery/packages/sheets/printing/devtools.ts';
export { openPrinter, type Printer } from '../../delivery/packages/sheets/printing/printer.ts';
export { decideBelonging, type KnownTraveller } from '../../documents/belonging/decide-belonging.ts';
export { renderShownPicture } from '../../documents/pages/render-shown-picture.ts';
export type { ApplicationPhoto } from '../../documents/photos/build-package-photo.ts';
export { findSingleName, placeSingleName } from '../../documents/records/find-single-name.ts';
export { listNamedPeople, type NamingDocument } from '../../documents/records/list-named-people.ts';
export { renderUpload } from '../../documents/uploads/render-upload.ts';
