// The scripts of every page. Each looks for the elements it is for and does nothing on a page without them.
import { openCalendars } from './calendars.ts';
import { startClock } from './clock.ts';
import { followConditions } from './conditions.ts';
import { drawLists } from './drawn-lists.ts';
import { limitFiles } from './file-limits.ts';
import { joinFrames } from './frames.ts';
import { drawHeldInputs } from './held-inputs.ts';
import { fetchLateLists } from './late-lists.ts';
import { maskDates } from './masks.ts';
import { changeOnLeave } from './on-leave.ts';
import { repeatBlocks } from './blocks.ts';
import { defineShadowFields } from './shadow-fields.ts';

startClock();
repeatBlocks();
fetchLateLists();
drawLists(document);
openCalendars();
maskDates();
changeOnLeave();
drawHeldInputs();
defineShadowFields();
joinFrames();
limitFiles();
followConditions();
