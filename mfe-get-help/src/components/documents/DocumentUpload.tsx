/** The upload box: drop or choose documents, and follow the progress of each. */
import { Button, Door, Notice } from '@access/kit'
import { acceptedExtensions, documentMessages } from '@access/requests/intake/attachments/document.rules'
import { Camera, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { PendingUploadRow, PhotoStrip, UploadedDocumentRow } from './DocumentRow.tsx'
import styles from './DocumentUpload.module.css'
import { uploadMessages } from './upload.messages.ts'
import type { DocumentUploads } from './use-document-uploads.ts'

export const optionalTitle = (
  <>
    {uploadMessages.title} <span className={`optional ${styles.optional}`}>(optional)</span>
  </>
)

/** `help` explains why documents are useful; `error` is what the server rejected when the request was submitted. */
export function DocumentUpload({
  title = optionalTitle,
  uploads,
  help,
  error,
}: {
  title?: ReactNode
  uploads: DocumentUploads
  help?: ReactNode
  error?: string | undefined
}) {
  const { uploadQueue, pendingUploads } = uploads
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)
  const fileDrop = useFileDrop((droppedFiles) => uploadQueue.add(droppedFiles))
  const errorMessage = error ?? uploads.errorMessage

  function onFilesSelected({ target }: ChangeEvent<HTMLInputElement>) {
    uploadQueue.add([...(target.files ?? [])])
    // The same file can be chosen again after it was removed.
    target.value = ''
  }
  /** The pressed button disappears with its row, so the focus moves to the button that adds another. */
  function runAndFocusButton(action: () => void) {
    action()
    chooseButton.current?.focus()
  }

  function renderPhotos(name: string) {
    const photoDocument = uploads.photoDocuments.find((document) => document.name === name)
    return (
      photoDocument && (
        <PhotoStrip
          pages={photoDocument.pages}
          onRemove={(page) => runAndFocusButton(() => uploadQueue.removePhoto(name, page))}
        />
      )
    )
  }

  return (
    <section className={styles.documents} aria-labelledby="documents-title">
      <h3 id="documents-title">{title}</h3>
      <p className="hint">{uploadMessages.hint}</p>
      {errorMessage && (
        <Notice tone="amber">
          <p>{errorMessage}</p>
        </Notice>
      )}
      <div
        className={fileDrop.isDragOver ? `${styles.drop} ${styles.dragOver}` : styles.drop}
        {...fileDrop.handlers}
      >
        <span className={styles.door}>
          <Door state="ajar" />
        </span>
        <p className={styles.dropText}>{uploadMessages.drop}</p>
        <div className={`row ${styles.actions}`}>
          <Button
            variant="outline"
            id="documents"
            ref={chooseButton}
            aria-describedby="documents-limit"
            onClick={() => files.current?.click()}
          >
            <Upload className="icon" aria-hidden /> {uploadMessages.choose}
          </Button>
          <Button
            variant="outline"
            className={styles.photo}
            aria-describedby="documents-limit"
            onClick={() => camera.current?.click()}
          >
            <Camera className="icon" aria-hidden /> {uploadMessages.photo}
          </Button>
        </div>
        <p className="muted small" id="documents-limit">
          {uploadMessages.limit}
        </p>
        <input
          ref={files}
          type="file"
          accept={`${acceptedExtensions},image/*`}
          multiple
          hidden
          onChange={onFilesSelected}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={onFilesSelected}
        />
      </div>
      {help}
      {uploads.documents.length + pendingUploads.length > 0 && (
        <ul className={`list ${styles.files}`} aria-label={uploadMessages.list}>
          {uploads.documents.map((document) => (
            <UploadedDocumentRow
              key={document.id}
              document={document}
              removeButton={{ onClick: () => runAndFocusButton(() => uploadQueue.remove(document)) }}
            >
              {renderPhotos(document.name)}
            </UploadedDocumentRow>
          ))}
          {pendingUploads.map((upload) => (
            <PendingUploadRow
              key={upload.key}
              upload={upload}
              onCancel={() => runAndFocusButton(() => uploadQueue.cancel(upload.key))}
              onRetry={() => runAndFocusButton(() => uploadQueue.retry(upload.key))}
            >
              {renderPhotos(upload.name)}
            </PendingUploadRow>
          ))}
        </ul>
      )}
      {pendingUploads.some(({ state }) => state.status === 'failed') && (
        <p className="hint">{documentMessages.uploadsAreOptional()}</p>
      )}
      <p className="sr" role="status">
        {uploads.announcement}
      </p>
    </section>
  )
}

/** Dropping is optional: the button does the same. */
function useFileDrop(onDrop: (files: File[]) => void) {
  const [isDragOver, setIsDragOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isDragOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsDragOver(true)
      },
      onDragLeave: () => setIsDragOver(false),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsDragOver(false)
        onDrop([...event.dataTransfer.files])
      },
    },
  }
}
