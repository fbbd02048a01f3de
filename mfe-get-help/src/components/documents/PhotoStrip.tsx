/** The photos of a document in their order, small, each with a button that removes it. */
import { X } from 'lucide-react'
import styles from './DocumentRow.module.css'
import type { PhotoPage } from './photo-page.ts'
import { uploadMessages } from './upload.messages.ts'

export function PhotoStrip({
  pages,
  onRemove,
}: {
  pages: readonly PhotoPage[]
  onRemove: (page: PhotoPage) => void
}) {
  return (
    <ul className={styles.photos}>
      {pages.map((page, index) => (
        <li key={page.thumbnail.id} className={styles.photo}>
          <img src={page.thumbnail.url} alt={uploadMessages.photoNumber(index + 1)} />
          <button
            type="button"
            className={`btn-icon ${styles.removePhoto}`}
            aria-label={uploadMessages.remove(uploadMessages.photoNumber(index + 1))}
            onClick={() => onRemove(page)}
          >
            <X className="icon" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
