export const en = {
  title: 'Confirm it is you',
  text: 'This changes something important. Enter your password to continue.',
  password: 'Password',
  wrong: 'This is not your current password.',
  submit: 'Confirm',
};
