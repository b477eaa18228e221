import { isThereOnce, nextTask, type Settling } from './page-frames.ts';
import { enter, leave, sendBeforeInput, sendChange, sendInput, sendKey } from './page-events.ts';
import { setValue } from './set-value.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

// Sets the text at once; a field that does not accept it so is typed into character by character.
export async function typeText(element: TextControl, text: string, settling: Settling): Promise<boolean> {
  if (element.maxLength >= 0 && text.length > element.maxLength) return false; // a person could not type it either
  enter(element);
  setAtOnce(element, text);
  end(element);
  const isThere = () => isAccepted(element.value, text);
  if (await isThereOnce(settling, isThere)) return true;
  for (const typed of new Set([text, lettersAndDigits(text)])) {
    enter(element);
    await typeCharacters(element, typed);
    end(element);
    if (await isThereOnce('drawn', isThere)) return true;
  }
  return false;
}

function end(element: TextControl): void {
  sendChange(element);
  leave(element);
}

export function setAtOnce(element: TextControl, text: string): void {
  const key = text.at(-1) ?? 'Backspace';
  sendKey(element, 'keydown', key);
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  const data = text === '' ? null : text;
  if (sendBeforeInput(element, inputType, data)) {
    setValue(element, text);
    sendInput(element, inputType, data);
  }
  sendKey(element, 'keyup', key);
}

// Masks put separators in while a person types, or answer keys only.
async function typeCharacters(element: TextControl, text: string): Promise<void> {
  setAtOnce(element, '');
  await nextTask();
  for (const character of text) {
    if (isAlreadyThere(element, character)) continue;
    typeCharacter(element, character);
    await nextTask(); // frameworks write the reformatted value after the event
  }
}

function typeCharacter(element: TextControl, character: string): void {
  const isWanted = sendKey(element, 'keydown', character) && sendKey(element, 'keypress', character);
  if (isWanted && sendBeforeInput(element, 'insertText', character)) {
    insert(element, character);
    sendInput(element, 'insertText', character);
  }
  sendKey(element, 'keyup', character);
}

function insert(element: TextControl, character: string): void {
  const { selectionStart, selectionEnd } = element;
  if (selectionStart === null || selectionEnd === null) setValue(element, element.value + character);
  else element.setRangeText(character, selectionStart, selectionEnd, 'end');
}

// A separator that the mask has already written before the caret.
function isAlreadyThere(element: TextControl, character: string): boolean {
  if (/[\p{L}\p{N}]/u.test(character)) return false;
  const caret = element.selectionStart ?? element.value.length;
  return character !== ' ' && element.value.slice(0, caret).endsWith(character);
}

// The page may set separators and capitals of its own; whether the value still means the same is judged when it is read back.
export function isAccepted(held: string, text: string): boolean {
  if (held === text) return true;
  const wanted = lettersAndDigits(text);
  return wanted !== '' && lettersAndDigits(held) === wanted;
}

const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();

export const isReadOnly = (element: HTMLElement): boolean => (element as TextControl).readOnly;
