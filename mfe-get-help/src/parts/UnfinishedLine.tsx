/** What keeps Submit from being pressed: papers that are still on their way. */
import styles from './MissingLine.module.css'
import { paperWords } from './papers/words.ts'

export function UnfinishedLine({ id, files }: { id: string; files: number }) {
  return (
    <p className={files > 0 ? styles.line : 'live'} id={id} role="status">
      {files > 0 && paperWords.unfinished(files)}
    </p>
  )
}
