const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(?:0?[1-9]|1[0-2])`;
const year = String.raw`(?:19|20)\d\d`;
const date = String.raw`${day}([-/.])${month}\1${year}|${year}([-/.])${month}\2${day}`;
const onlyDates = new RegExp(String.raw`^\(?(?:(?:${date})[\s,;:.)]*)+$`);

// A word that is a day, or several: its digits are no part of any number.
export const isDateWord = (text: string): boolean => onlyDates.test(text.trim());
