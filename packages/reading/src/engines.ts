import { detectionModel, firstReaderModel, secondReaderModel } from './ocr/models.ts';
import { openFirstReader, openSecondReader } from './ocr/recognise-line.ts';
import { openSession } from './ocr/session.ts';
import type { Engines } from './passport/engines.types.ts';

export async function openEngines(): Promise<Engines> {
  return {
    detection: await openSession(detectionModel(), true),
    first: await openFirstReader(firstReaderModel()),
    second: await openSecondReader(secondReaderModel()),
  };
}
