/** One file of the library: how it looks, what it shows in words, which items use it, and its deletion when none does. */
import { fileDescription } from '@access/content/files/stored-file.rules'
import { Button, Modal } from 'antd'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dialogClassNames } from '../components/dialog-styles.ts'
import { FactList } from '../components/FactList.tsx'
import styles from '../components/screen.module.css'
import { useLiveQuery } from '../data/use-live-query.ts'
import { ShortFormFields } from '../forms/ShortFormFields.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { DeleteFileDialog } from '../management/fields/files/DeleteFileDialog.tsx'
import type { StoredFileFragment } from '../management/fields/files/files.generated.ts'
import { formatFileSize } from '../management/fields/files/format-file-size.ts'
import { PicturePreview } from '../management/fields/files/PicturePreview.tsx'
import { AltTextField } from './AltTextField.tsx'
import { FileReferences } from './FileReferences.tsx'
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
  const isPicture = width !== null
  const [isOpen, setOpen] = useState(true)
  const [isDeleting, setIsDeleting] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const references = useLiveQuery(FileReferencesDocument, { id }, 'FileReference')
  const isUnused = references.data?.references.length === 0
  const shortForm = useShortForm({
    document: DescribeFileDocument,
    defaultValues: { altText: null as string | null },
    rules: fileDescription,
    variables: (draft) => ({ id, ...draft }),
    successMessage: 'Alternative text saved',
    failureMessage: 'Failed to save the alternative text',
    onDone: () => setOpen(false),
  })

  return (
    <Modal
      open={isOpen}
      title={name}
      width="min(100% - 2rem, 40rem)"
      classNames={dialogClassNames}
      centered
      closable={{ 'aria-label': 'Close' }}
      focusable={{ focusTriggerAfterClose: !isDeleted }}
      onCancel={() => setOpen(false)}
      afterClose={() => onClosed(isDeleted)}
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
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          {isPicture && (
            <Button type="primary" htmlType="submit" form={formId} loading={shortForm.isSubmitting}>
              Save
            </Button>
          )}
        </>
      }
    >
      {isPicture && <PicturePreview address={url} alt={altText ?? 'The picture, not described yet'} />}
      <FactList
        facts={{
          Size: isPicture ? `${width} × ${height}, ${formatFileSize(size)}` : formatFileSize(size),
          Address: (
            <a href={url} target="_blank" rel="noopener">
              {url} <span className="sr">(opens in a new tab)</span>
            </a>
          ),
        }}
      />
      {isPicture && (
        <ShortFormFields id={formId} shortForm={shortForm} initial={{ altText }}>
          <AltTextField />
        </ShortFormFields>
      )}
      <section aria-labelledby={`${formId}-used`} className={styles.spaced}>
        <h3 id={`${formId}-used`} className={styles.cardTitle}>
          Where it is used
        </h3>
        <FileReferences query={references} />
      </section>
      {isDeleting && (
        <DeleteFileDialog
          file={file}
          onClosed={(isDone) => {
            setIsDeleting(false)
            if (!isDone) return
            setIsDeleted(true)
            setOpen(false)
          }}
        />
      )}
    </Modal>
  )
}
