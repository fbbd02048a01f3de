/** The address of a picture or a file: typed, chosen among those that are here, or got by sending one. */
import { addFocalPoint } from '@access/content/content-type/focal-point.rules'
import { acceptedMediaTypes, type FileKind } from '@access/content/files/file.rules'
import { Button, Input } from 'antd'
import { FolderOpen, Trash2, Upload } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import type { InputProps } from '../input-props.ts'
import { FileLibraryDialog } from './FileLibraryDialog.tsx'
import { fileMessages } from './files.messages.ts'
import styles from './files.module.css'
import { PicturePreview } from './PicturePreview.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import type { FileUpload } from './use-file-upload.ts'

export function AddressInput({
  kind,
  sending: upload,
  value,
  onChange,
  onReplaced,
  ...control
}: InputProps<string | null> & {
  kind: FileKind
  sending: FileUpload
  /** Told when the field shows another file than before, as a whole and not by a key; with what the library says it shows. */
  onReplaced?(altText: string | null): void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const messages = fileMessages[kind]

  function replace(address: string | null, altText: string | null = null) {
    onReplaced?.(altText)
    onChange?.(address)
  }

  async function uploadFirst(files: FileList | null | undefined) {
    const [file] = files ?? []
    const address = file ? await upload.upload(file) : null
    if (address) replace(address)
  }

  const events = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setIsDragOver(true)
    },
    onDragLeave: () => setIsDragOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setIsDragOver(false)
      uploadFirst(event.dataTransfer.files)
    },
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      uploadFirst(event.clipboardData.files)
    },
  }

  return (
    <div className={isDragOver ? `${styles.file} ${styles.over}` : styles.file} {...events}>
      {kind === 'picture' && value && <PicturePreview key={value} address={value} />}
      <Input
        {...control}
        inputMode="url"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <div className={styles.ways}>
        <Button icon={<Upload size={18} aria-hidden />} onClick={() => chooser.current?.click()}>
          {messages.upload}
        </Button>
        <Button icon={<FolderOpen size={18} aria-hidden />} onClick={() => setChoosing(true)}>
          {messages.choose}
        </Button>
        {value && (
          <Button type="text" danger icon={<Trash2 size={18} aria-hidden />} onClick={() => replace(null)}>
            {messages.remove}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedMediaTypes[kind]}
        data-testid={`${control.id}-file`}
        onChange={({ target }) => {
          uploadFirst(target.files)
          // The same file may be chosen again after it was refused and mended.
          target.value = ''
        }}
      />
      <UploadProgress upload={upload} />
      {isChoosing && (
        <FileLibraryDialog
          kind={kind}
          onSelect={(file) => replace(addFocalPoint(file.url, file), file.altText)}
          onClosed={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
