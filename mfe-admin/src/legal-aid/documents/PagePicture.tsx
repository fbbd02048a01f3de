/** A page as it lies in its frame: as wide as the frame or larger, and turned to be read. */
import { type SyntheticEvent, useState } from 'react'
import styles from './documents.module.css'
import type { PagePicture as Picture } from './use-page-picture.ts'

/** In degrees, in the order of a button that turns it to the right. */
export const rotations = [0, 90, 180, 270] as const

export type Rotation = (typeof rotations)[number]

export function PagePicture({
  picture,
  isEnlarged,
  rotation,
}: {
  picture: Picture
  isEnlarged: boolean
  rotation: Rotation
}) {
  const [aspectRatio, setAspectRatio] = useState<string>()
  const isSideways = rotation === 90 || rotation === 270

  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setAspectRatio(`${naturalHeight} / ${naturalWidth}`)

  return (
    <div
      className={`${styles.page} ${isEnlarged ? styles.enlarged : ''} ${isSideways ? styles.sideways : ''}`}
      data-rotation={rotation}
      // A rotation moves no box: the page takes the room of a picture that lies on its side.
      style={{ aspectRatio: isSideways ? aspectRatio : undefined }}
    >
      <img
        className={styles.picture}
        src={picture.url}
        alt={`Page ${picture.page} of ${picture.pageCount}`}
        onLoad={measure}
      />
    </div>
  )
}
