/** What everyone can expect of the site, for an office that has not written its own. */
export const accessibility = `A site about equal rights has to work for everyone. We want you to be able to read, search, ask for help and reach us whatever your device, your body or your way of reading.

## What we aim for

We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. In practice you should be able to:

- use every part with a keyboard alone, and always see where you are
- make text four times larger without losing any of it
- use a screen reader, a screen magnifier, voice control or a switch
- read in light, dark or high-contrast colors
- turn off motion in your device settings, and we follow
- read every public page and send a request with JavaScript switched off
- use the site on an old phone and a slow line

On the constitution page, A-, A and A+ change the size of the text.

We write for a reading level of about eighth grade and explain legal words where they first appear. Nothing in the request form depends on color, sound, dragging or quick reactions. Answers stay while your page is open, so that you can take breaks.

## What does not work well yet

- **Court documents.** Many judgments and letters are scans made by others. If you need one in a form you can read, ask us.
- **Documents you open from other sites** may not follow these rules. Our own PDFs are tagged for screen readers, and the same text is a page of this site.
- **Languages.** The site is in English. If you speak another language, tell us, and we look for an interpreter.
- **Sign language.** We do not have videos in sign language yet. Tell us before a meeting or an event, and we look for an interpreter.

## How we check

The site is tested with automatic tools in light and dark colors, on a wide screen and on one as narrow as 320 pixels, which is the same as a wide one at four times its size. Automatic tools find only part of what can be wrong. We count on people telling us the rest.

## Tell us, or ask for another way

- Phone: {officePhone}
- Email: {officeEmail}
- In person: {officeAddress}. [[How to get in without steps]]

Say which page it was, what you tried to do, and what you use. We answer within {messageAnswerHours} hours. You can always make a request by phone or in person, and get any page read aloud or sent in large print or plain text. If our answer does not help, write to [[who decides about complaints, with an address]].

*Last reviewed [[the month and the year]].*
`
