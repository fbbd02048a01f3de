/** Names the pictures of a text that have no alternative text, as a part of the field's description. */

import { MissingAltText } from '../files/MissingAltText.tsx'
import styles from './markdown.module.css'

export function UndescribedPictures({ id, text }: { id: string; text: string }) {
  const names = findUndescribedPictures(text)
  return (
    <div id={id}>
      {names.length > 0 && (
        <p className={styles.foot}>
          <MissingAltText>Missing alternative text: </MissingAltText>
          {names.join(', ')}. Screen readers pass over{' '}
          {names.length === 1 ? 'this picture' : 'these pictures'}, which is right for decoration alone.
        </p>
      )}
    </div>
  )
}

const undescribedPicture = /!\[\s*\]\(\s*<?([^\s)>]+)/g

/** The file names of the pictures that screen readers pass over, in the order of the text: 'door-800x600.webp'. */
const findUndescribedPictures = (text: string): string[] =>
  [...text.matchAll(undescribedPicture)].map(([, address = '']) => getFileName(address))

const getFileName = (address: string) =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) || address
