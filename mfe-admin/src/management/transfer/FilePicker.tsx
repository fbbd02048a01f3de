/** Chooses or drops a file to import. */
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import styles from './transfer.module.css'

export function FilePicker({
  name,
  isBusy,
  onSelect,
}: {
  /** The name of the selected file; null before. */
  name: string | null
  isBusy: boolean
  onSelect(file: File): void
}) {
  const fileInput = useRef<HTMLInputElement>(null)
  const [isDragOver, setIsDragOver] = useState(false)

  function selectFirst(files: FileList | null) {
    const [file] = files ?? []
    if (file && !isBusy) onSelect(file)
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
      selectFirst(event.dataTransfer.files)
    },
  }

  return (
    <div className={isDragOver ? `${styles.drop} ${styles.dragOver}` : styles.drop} {...events}>
      <Button
        icon={<Upload size={18} aria-hidden />}
        disabled={isBusy}
        onClick={() => fileInput.current?.click()}
      >
        {name === null ? 'Choose a file' : 'Choose another file'}
      </Button>
      <span className={styles.quiet}>{name ?? 'or drop it here: CSV or JSON, up to 50 MB'}</span>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept=".csv,.json,.jsonl,.txt,text/csv,application/json"
        data-testid="table-file"
        onChange={({ target }) => {
          selectFirst(target.files)
          // The same file can be chosen again after a correction.
          target.value = ''
        }}
      />
    </div>
  )
}
