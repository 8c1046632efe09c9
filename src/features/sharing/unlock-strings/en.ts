export default {
  locked: 'The password is wrong, or the link was altered.',
  lockedLink:
    'This link’s text is locked with a password. It can’t be opened without the password, not even by this site.',
  password: 'Password',
  noRecovery: 'A password can’t be recovered. Ask the person who sent you the link.',
  unlock: 'Unlock',
  damaged: 'The link is damaged or incomplete: its text can’t be read. Ask for a new link.',
  tooLarge: 'This link’s content is larger than 5 MB, so it wasn’t opened.',
  close: 'Close',
};
