// How many rows of each kind the realm `lists` has beside the people who sign in: more than one page of fifty.
export const many = 60;
