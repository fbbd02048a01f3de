/** The picture at an address, as small as it is needed here; where there is none, that is said. */
import { parsePictureUrl } from '@access/content/files/file.rules'
import { useState } from 'react'
import styles from './files.module.css'

export function PicturePreview({
  address,
  alt = 'The picture as it is now',
}: {
  address: string
  alt?: string
}) {
  const [isMissing, setMissing] = useState(false)
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(address)) return null
  if (isMissing) return <p className={styles.missing}>There is no picture at this address.</p>
  const ownPicture = parsePictureUrl(address)
  return (
    <img
      className={styles.picture}
      src={address}
      {...(ownPicture && { ...ownPicture, sizes: '15rem' })}
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
