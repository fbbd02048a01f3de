/**
 * One file of the library: how it looks, what of it stays in sight, what it shows in words, which items use it, its
 * crops, and its deletion when no item uses it.
 */

import type { FocalPoint } from '@access/content/content-type/focal-point.rules'
import { fileDescription, isCroppable } from '@access/content/files/crop.rules'
import { Button, Modal } from 'antd'
import { Crop, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FactList } from '../components/FactList.tsx'
import styles from '../components/screen.module.css'
import { useDialog } from '../components/use-dialog.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { DeleteDialog } from '../forms/DeleteDialog.tsx'
import { ShortFormFields } from '../forms/ShortFormFields.tsx'
import { TextField } from '../forms/TextField.tsx'
import { useCloseQuestion } from '../forms/use-close-question.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { DeleteFileDocument, type StoredFileFragment } from '../management/fields/files/files.generated.ts'
import { formatFileSize } from '../management/fields/files/files.messages.ts'
import { CropDialog } from './CropDialog.tsx'
import { FileReferences } from './FileReferences.tsx'
import { FocalPointField } from './FocalPointField.tsx'
import { DescribeFileDocument, FileReferencesDocument } from './media.generated.ts'

const formId = 'describe-file'

export function FileDialog({
  file,
  onClosed,
}: {
  file: StoredFileFragment
  /** Called once the dialog has closed, with whether the file is gone. */
  onClosed(isDeleted: boolean): void
}) {
  const { id, name, url, width, height, size, altText } = file
  const picture = width !== null && height !== null ? { id, url, width, height } : null
  const { close, modal } = useDialog(() => onClosed(isDeleted), '40rem')
  const [focalPoint, setFocalPoint] = useState<FocalPoint>({ focalX: file.focalX, focalY: file.focalY })
  const [isTouched, setTouched] = useState(false)
  const [isCropping, setCropping] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const references = useLiveQuery(FileReferencesDocument, { id }, 'FileReference')
  const isUnused = references.data?.references.length === 0
  const shortForm = useShortForm({
    document: DescribeFileDocument,
    defaultValues: { altText: null as string | null },
    // A point can only be one of those on offer.
    rules: fileDescription.pick({ altText: true }),
    variables: (draft) => ({ id, ...draft, ...focalPoint }),
    successMessage: 'Picture saved',
    failureMessage: 'Failed to save the picture',
    onDone: close,
  })
  const { requestClose, question } = useCloseQuestion({
    hasUnsavedText: modal.open && isTouched,
    close,
  })

  return (
    <Modal
      {...modal}
      title={name}
      focusable={{ focusTriggerAfterClose: !isDeleted }}
      onCancel={requestClose}
      footer={
        <>
          <Button
            danger
            disabled={!isUnused}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => setIsDeleting(true)}
          >
            Delete
          </Button>
          {picture && isCroppable(picture) && (
            <Button icon={<Crop size={18} aria-hidden />} onClick={() => setCropping(true)}>
              Crop
            </Button>
          )}
          <Button onClick={requestClose}>Cancel</Button>
          {picture && (
            <Button type="primary" htmlType="submit" form={formId} loading={shortForm.isSubmitting}>
              Save
            </Button>
          )}
        </>
      }
    >
      {picture && (
        <FocalPointField
          url={url}
          alt={altText ?? 'The picture, not described yet'}
          value={focalPoint}
          onChange={(point) => {
            setFocalPoint(point)
            setTouched(true)
          }}
        />
      )}
      <FactList
        facts={{
          Size: picture ? `${width} × ${height}, ${formatFileSize(size)}` : formatFileSize(size),
          Address: (
            <a href={url} target="_blank" rel="noopener">
              {url} <span className="sr">(opens in a new tab)</span>
            </a>
          ),
        }}
      />
      {picture && (
        <ShortFormFields
          id={formId}
          shortForm={shortForm}
          initial={{ altText }}
          onTyped={() => setTouched(true)}
        >
          <TextField
            name="altText"
            label="Alternative text"
            extra="What the picture shows, in one sentence. It is filled in wherever the picture is chosen from now on."
          />
        </ShortFormFields>
      )}
      <section aria-labelledby={`${formId}-used`} className={styles.spaced}>
        <h3 id={`${formId}-used`} className={styles.cardTitle}>
          Where it is used
        </h3>
        <FileReferences query={references} />
      </section>
      {question}
      {isCropping && picture && <CropDialog picture={picture} onClosed={() => setCropping(false)} />}
      {isDeleting && (
        <DeleteDialog
          noun="file"
          name={name}
          document={DeleteFileDocument}
          variables={{ id }}
          onClosed={(isDone) => {
            setIsDeleting(false)
            if (!isDone) return
            setIsDeleted(true)
            close()
          }}
        />
      )}
    </Modal>
  )
}
