/** A small preview of the picture at an address, or of our copy of it; says so where there is none. */
import { findPictureUrl } from '@access/content/content-type/picture-copy.rules'
import { parsePictureUrl } from '@access/content/files/file.rules'
import { Typography } from 'antd'
import { useState } from 'react'
import { useCopies } from '../field-context.ts'
import styles from './files.module.css'

export function PicturePreview({
  address,
  alt = 'The picture as it is now',
  className = styles.picture,
}: {
  address: string
  alt?: string
  className?: string | undefined
}) {
  const [isMissing, setMissing] = useState(false)
  const url = findPictureUrl(address, useCopies())
  if (!/^(?:https:\/\/|\/(?!\/))/i.test(address)) return null
  if (url === null)
    return (
      <Typography.Text type="secondary">
        The picture is copied from its website when you save.
      </Typography.Text>
    )
  if (isMissing)
    return <Typography.Text type="secondary">There is no picture at this address.</Typography.Text>
  const ownPicture = parsePictureUrl(url)
  return (
    <img
      className={className}
      src={url}
      {...(ownPicture && { ...ownPicture, sizes: '15rem' })}
      alt={alt}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
