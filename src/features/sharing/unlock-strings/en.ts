export default {
  locked: 'The password is not right, or the link was changed on its way.',
  lockedLink:
    'This link’s text is locked with a password. It can’t be opened without the password, not even by this site.',
  password: 'Password',
  noRecovery: 'A password can’t be recovered. Ask the person who sent you the link.',
  unlock: 'Unlock',
  damaged: 'The link is damaged or incomplete: its text could not be unpacked. Ask for it again.',
  tooLarge: 'This link unpacks to more than 5 MB, so it was not opened.',
  close: 'Close',
};
