import { DocumentsScreen } from '../../documents/library/DocumentsScreen.tsx';
import { ApplicationUpload } from './ApplicationUpload.tsx';

// Documents for staff; with an application in the address also its checklist and the way on.
export const StaffUploadScreen = () => <DocumentsScreen ApplicationFrame={ApplicationUpload} />;
