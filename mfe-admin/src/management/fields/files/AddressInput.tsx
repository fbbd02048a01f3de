/** The address of a picture or file: typed, chosen from the library, or that of an upload. */
import { addFocalPoint } from '@access/content/content-type/focal-point.rules'
import { acceptedMediaTypes, type FileKind } from '@access/content/files/file.rules'
import { Button, Flex, Input } from 'antd'
import { FolderOpen, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { FileButton } from '../../../components/FileButton.tsx'
import type { InputProps } from '../inputs.tsx'
import { FileLibraryDialog } from './FileLibraryDialog.tsx'
import { fileMessages } from './files.messages.ts'
import styles from './files.module.css'
import { PicturePreview } from './PicturePreview.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import type { FileUpload } from './use-file-upload.ts'

export function AddressInput({
  kind,
  upload,
  value,
  onChange,
  onReplaced,
  ...control
}: InputProps<string | null> & {
  kind: FileKind
  upload: FileUpload
  /** Called when another file takes the place of the one before, but not while an address is typed; with the alternative text from the library. */
  onReplaced?(altText: string | null): void
}) {
  const [isDragOver, setIsDragOver] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const messages = fileMessages[kind]

  function replace(address: string | null, altText: string | null = null) {
    onReplaced?.(altText)
    onChange?.(address)
  }

  async function uploadFirst([file]: Iterable<File>) {
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
      setIsDragOver(false)
      // Dropped on the button, which takes it.
      if (event.isDefaultPrevented()) return
      event.preventDefault()
      uploadFirst(event.dataTransfer.files)
    },
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      uploadFirst(event.clipboardData.files)
    },
  }

  return (
    <Flex vertical gap="small" className={isDragOver ? styles.over : undefined} {...events}>
      {kind === 'picture' && value && <PicturePreview key={value} address={value} />}
      <Input
        {...control}
        inputMode="url"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Flex wrap gap="small">
        <FileButton
          accept={acceptedMediaTypes[kind]}
          testId={`${control.id}-file`}
          onSelect={(file) => uploadFirst([file])}
        >
          {messages.upload}
        </FileButton>
        <Button icon={<FolderOpen size={18} aria-hidden />} onClick={() => setChoosing(true)}>
          {messages.choose}
        </Button>
        {value && (
          <Button type="text" danger icon={<Trash2 size={18} aria-hidden />} onClick={() => replace(null)}>
            {messages.remove}
          </Button>
        )}
      </Flex>
      <UploadProgress upload={upload} />
      {isChoosing && (
        <FileLibraryDialog
          kind={kind}
          onSelect={(file) => replace(addFocalPoint(file.url, file), file.altText)}
          onClosed={() => setChoosing(false)}
        />
      )}
    </Flex>
  )
}
