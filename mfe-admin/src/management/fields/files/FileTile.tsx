/** A picture or PDF of the library: pressing it chooses or opens it. */
import { addFocalPoint } from '@access/content/content-type/focal-point.rules'
import { Button, Flex, Typography } from 'antd'
import { FileText, Trash2 } from 'lucide-react'
import type { StoredFileFragment } from './files.generated.ts'
import { formatFileSize } from './files.messages.ts'
import styles from './files.module.css'
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
          <Flex component="span" align="center" justify="center" className={styles.thumbnail}>
            <FileText size={40} aria-hidden />
          </Flex>
        ) : (
          <PicturePreview address={addFocalPoint(url, file)} alt="" className={styles.thumbnail} />
        )}
        <span className="sr">{action} </span>
        <Typography.Text strong ellipsis>
          {name}
        </Typography.Text>
        <Typography.Text type="secondary">
          {width === null ? formatFileSize(size) : `${width} × ${height}`}
        </Typography.Text>
      </button>
      {onDelete && (
        <Button
          type="text"
          danger
          className={styles.delete}
          icon={<Trash2 size={18} aria-hidden />}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        />
      )}
    </li>
  )
}
