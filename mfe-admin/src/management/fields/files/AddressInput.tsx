/** The address of a picture or a file: typed, chosen among those that are here, or got by sending one. */
import { accepted, type FileKind } from '@access/content/files/file.rules'
import { Button, Input } from 'antd'
import { FolderOpen, Trash2, Upload } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import type { InputProps } from '../inputProps.ts'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './files.module.css'
import { ShownPicture } from './ShownPicture.tsx'
import { UnderWay } from './UnderWay.tsx'
import type { FileOnItsWay } from './useSending.ts'
import { words } from './words.ts'

export function AddressInput({
  kind,
  sending,
  value,
  onChange,
  onReplaced,
  ...control
}: InputProps<string | null> & {
  kind: FileKind
  sending: FileOnItsWay
  /** Told when the field shows another file than before, as a whole and not by a key. */
  onReplaced?(): void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const says = words[kind]

  function replace(address: string | null) {
    onReplaced?.()
    onChange?.(address)
  }

  async function take(files: FileList | null | undefined) {
    const [file] = files ?? []
    const address = file ? await sending.send(file) : null
    if (address) replace(address)
  }

  const events = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      take(event.clipboardData.files)
    },
  }

  return (
    <div className={isOver ? `${styles.file} ${styles.over}` : styles.file} {...events}>
      {kind === 'picture' && value && <ShownPicture key={value} address={value} />}
      <Input
        {...control}
        inputMode="url"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <div className={styles.ways}>
        <Button icon={<Upload size={18} aria-hidden />} onClick={() => chooser.current?.click()}>
          {says.upload}
        </Button>
        <Button icon={<FolderOpen size={18} aria-hidden />} onClick={() => setChoosing(true)}>
          {says.choose}
        </Button>
        {value && (
          <Button type="text" danger icon={<Trash2 size={18} aria-hidden />} onClick={() => replace(null)}>
            {says.remove}
          </Button>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accepted[kind]}
        data-testid={`${control.id}-file`}
        onChange={({ target }) => {
          take(target.files)
          // The same file may be chosen again after it was refused and mended.
          target.value = ''
        }}
      />
      <UnderWay sending={sending} />
      {isChoosing && <ChooseFile kind={kind} onChosen={replace} onClosed={() => setChoosing(false)} />}
    </div>
  )
}
