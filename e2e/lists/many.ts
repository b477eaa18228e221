// Rows of each kind in the realm `lists` besides the people who sign in: more than one page of fifty.
export const many = 60;
