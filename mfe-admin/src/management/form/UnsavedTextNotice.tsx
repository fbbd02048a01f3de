/** A notice that the form shows unsaved text, with a button to discard it. */
import { Alert, Button } from 'antd'
import { DateTime } from '../../components/DateTime.tsx'
import styles from '../../components/screen.module.css'
import type { UnsavedText } from './use-tab-text.ts'

export function UnsavedTextNotice({
  unsaved,
  isNew,
  onDiscard,
}: {
  unsaved: UnsavedText
  isNew: boolean
  onDiscard(): void
}) {
  return (
    <Alert
      className={styles.spaced}
      type="info"
      showIcon
      title={
        <>
          Unsaved text of <DateTime value={unsaved.typedAt} /> was restored.
        </>
      }
      action={<Button onClick={onDiscard}>{isNew ? 'Start empty' : 'Use saved version'}</Button>}
    />
  )
}
