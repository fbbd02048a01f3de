/** The pictures of a text in Markdown that screen readers pass over, since nothing says what they show. */

const undescribedPicture = /!\[\s*\]\(\s*<?([^\s)>]+)/g

/** The names of their files, in the order of the text: 'door-800x600.webp'. */
export const findUndescribedPictures = (text: string): string[] =>
  [...text.matchAll(undescribedPicture)].map(([, address = '']) => getFileName(address))

const getFileName = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) || address
