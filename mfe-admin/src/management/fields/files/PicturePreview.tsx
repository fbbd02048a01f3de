/** The picture at an address, or our copy of it, as small as it is needed here; where there is none, that is said. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { parsePictureUrl } from '@access/content/files/file.rules'
import { useState } from 'react'
import { useCopies } from '../field-context.ts'
import styles from './files.module.css'

export function PicturePreview({
  address,
  alt = 'The picture as it is now',
}: {
  address: string
  alt?: string
}) {
  const [isMissing, setMissing] = useState(false)
  const url = findPictureUrl(address, useCopies())
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(address)) return null
  if (url === null)
    return <p className={styles.missing}>The picture is copied from its website when you save.</p>
  if (isMissing) return <p className={styles.missing}>There is no picture at this address.</p>
  const ownPicture = parsePictureUrl(url)
  return (
    <img
      className={styles.picture}
      src={url}
      {...(ownPicture && { ...ownPicture, sizes: '15rem' })}
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
