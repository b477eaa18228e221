import { detectionModel, firstReaderModel, secondReaderModel } from './ocr/models.ts';
import { openFirstReader, openSecondReader } from './ocr/recognise.ts';
import { openSession } from './ocr/session.ts';
import type { Engines } from './passport/readers.ts';

export async function openEngines(): Promise<Engines> {
  return {
    detection: await openSession(detectionModel()),
    first: await openFirstReader(firstReaderModel()),
    second: await openSecondReader(secondReaderModel()),
  };
}
