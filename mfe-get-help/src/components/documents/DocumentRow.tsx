/** One document in the list: its name, its upload state, and its actions. */
import { CircleAlert, FileText, RotateCw, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { UploadedDocument } from '../../journey/form-contract.ts'
import styles from './DocumentRow.module.css'
import type { PhotoPage } from './photo-page.ts'
import { uploadMessages } from './upload.messages.ts'
import type { PendingUpload } from './upload-state.ts'

export function UploadedDocumentRow({
  document: { name, size, photos },
  children,
  removeButton,
}: {
  document: UploadedDocument
  /** The photos that it is made of. */
  children?: ReactNode
  /** How its button removes it. */
  removeButton: ComponentProps<'button'>
}) {
  return (
    <li className={styles.file}>
      <FileText className={`icon ${styles.icon}`} aria-hidden />
      <b className={styles.name}>{name}</b>
      <span className={styles.state}>
        {photos && `${uploadMessages.photos(photos)}. `}Added, {uploadMessages.size(size)}
      </span>
      <RemoveButton label={uploadMessages.remove(name)} {...removeButton} />
      {children}
    </li>
  )
}

interface PendingUploadRowProps {
  upload: PendingUpload
  /** The photos that it is made of. */
  children?: ReactNode
  onCancel: () => void
  onRetry: () => void
}

export function PendingUploadRow({
  upload: { name, state },
  children,
  onCancel,
  onRetry,
}: PendingUploadRowProps) {
  const hasFailed = state.status === 'failed'
  const Icon = hasFailed ? CircleAlert : FileText
  return (
    <li className={hasFailed ? `${styles.file} ${styles.wrong}` : styles.file}>
      <Icon className={`icon ${styles.icon}`} aria-hidden />
      <b className={styles.name}>{name}</b>
      {'message' in state && <span className={styles.state}>{state.message}</span>}
      {state.status === 'uploading' && (
        <span className={styles.state}>
          {state.percent}% sent
          <progress className={styles.bar} max={100} value={state.percent} aria-label={name} />
        </span>
      )}
      {hasFailed && state.canRetry && (
        <button type="button" className={`btn btn-quiet ${styles.retry}`} onClick={onRetry}>
          <RotateCw className="icon" aria-hidden />
          Retry <span className="sr">{name}</span>
        </button>
      )}
      <RemoveButton
        label={hasFailed ? uploadMessages.remove(name) : uploadMessages.cancel(name)}
        onClick={onCancel}
      />
      {children}
    </li>
  )
}

/** The photos of a document in their order, small, each with a button that removes it. */
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

function RemoveButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" className={`btn-icon ${styles.action}`} aria-label={label} {...button}>
      <X className="icon" aria-hidden />
    </button>
  )
}
