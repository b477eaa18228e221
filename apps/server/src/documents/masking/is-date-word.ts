const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(?:0?[1-9]|1[0-2])`;
const year = String.raw`(?:19|20)\d\d`;
const date = String.raw`${day}([-/.])${month}\1${year}|${year}([-/.])${month}\2${day}`;
const onlyDates = new RegExp(String.raw`^\(?(?:(?:${date})[\s,;:.)]*)+$`);

// A word that consists of dates only: its digits are not part of a number.
export const isDateWord = (text: string): boolean => onlyDates.test(text.trim());
