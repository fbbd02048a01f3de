/** Where a file of items is chosen or dropped. */
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import styles from './transfer.module.css'

export function ChooseTable({
  name,
  isBusy,
  onChosen,
}: {
  /** Of the file that was chosen; null before. */
  name: string | null
  isBusy: boolean
  onChosen(file: File): void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (file && !isBusy) onChosen(file)
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
  }

  return (
    <div className={isOver ? `${styles.drop} ${styles.over}` : styles.drop} {...events}>
      <Button
        icon={<Upload size={18} aria-hidden />}
        disabled={isBusy}
        onClick={() => chooser.current?.click()}
      >
        {name === null ? 'Choose a file' : 'Choose another file'}
      </Button>
      <span className={styles.quiet}>{name ?? 'or drop it here: CSV or JSON, up to 50 MB'}</span>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".csv,.json,.jsonl,.txt,text/csv,application/json"
        data-testid="table-file"
        onChange={({ target }) => {
          take(target.files)
          // The same file may be chosen again, mended.
          target.value = ''
        }}
      />
    </div>
  )
}
