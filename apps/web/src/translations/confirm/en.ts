export const en = {
  title: 'Confirm it is you',
  text: 'This changes something important. Enter your password to continue.',
  textCode: 'This changes something important. Enter a code to continue.',
  password: 'Password',
  wrong: 'This is not your current password.',
  code: 'Code from your authenticator app, or a recovery code',
  codeWrong: 'That code isn’t right. Check the app for the current one.',
  useCode: 'Use the authenticator app',
  usePassword: 'Use your password instead',
  submit: 'Confirm',
};
