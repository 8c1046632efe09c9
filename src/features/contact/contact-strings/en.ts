/** The words of the contact page's form. `{mail}` is the operator's address, `{n}` and `{max}` are numbers of characters. */
export default {
  subject: 'Subject',
  trap: 'Leave this empty',
  bringBack: 'Bring back my draft',
  asLink: 'This message as a link',
  copyText: 'Copy the text',
  stored:
    'Your message is stored in this site’s database until the matter is closed. Your draft stays on this device until it’s sent.',
  opens: 'Sending opens your email program with the message filled in. Your draft stays on this device.',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t allow copying. Select the text and press Ctrl+C.',
  opening: 'Your email program is opening. If it doesn’t, write to {mail}, or copy the link.',
  longCopied: 'The message is too long for a link, so it’s on your clipboard: paste it into the email that opens.',
  longNotCopied:
    'The message is too long for a link, and your browser didn’t allow copying: select the text above, copy it, and paste it into the email that opens.',
  failed: 'Your message couldn’t be sent; it’s still here. Try again, or send it as an email:',
  tooLong: '{n, plural, one {# character} other {# characters}}; the limit is {max}.',
  messageShort: 'The message has {n, plural, one {# character} other {# characters}}; write at least {max}.',
  noEmail: 'Enter your email address so that we can reply.',
  badEmail: 'This isn’t an email address: it needs an @ and a dot after it, as in name@example.com.',
};
