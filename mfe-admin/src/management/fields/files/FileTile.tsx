/** One picture or PDF among many: pressed, it is chosen or opened. */
import { addFocalPoint } from '@access/content/content-type/focal-point.rules'
import { Button } from 'antd'
import { FileText, Trash2 } from 'lucide-react'
import type { StoredFileFragment } from './files.generated.ts'
import styles from './files.module.css'
import { formatFileSize } from './format-file-size.ts'
import { PicturePreview } from './PicturePreview.tsx'

export function FileTile({
  file,
  action = 'Choose',
  onSelect,
  onDelete,
}: {
  file: StoredFileFragment
  /** What pressing it does. */
  action?: 'Choose' | 'Open'
  onSelect(): void
  onDelete?(): void
}) {
  const { name, url, width, height, size } = file
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.choice} onClick={onSelect}>
        {width === null ? (
          <FileText size={40} aria-hidden className={styles.sheet} />
        ) : (
          <PicturePreview address={addFocalPoint(url, file)} alt="" />
        )}
        <span className={styles.name}>
          <span className="sr">{action} </span>
          {name}
        </span>
        <span className={styles.about}>{width === null ? formatFileSize(size) : `${width} × ${height}`}</span>
      </button>
      {onDelete && (
        <Button
          type="text"
          danger
          className={styles.throw}
          icon={<Trash2 size={18} aria-hidden />}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        />
      )}
    </li>
  )
}
