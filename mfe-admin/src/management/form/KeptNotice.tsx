/** Says that a form shows what was typed before and not saved, and lets one start anew instead. */
import { Alert, Button } from 'antd'
import { Moment } from '../../parts/Moment.tsx'
import styles from '../management.module.css'
import type { KeptText } from './keptText.ts'

export function KeptNotice({
  kept,
  isNew,
  onStartAnew,
}: {
  kept: KeptText
  isNew: boolean
  onStartAnew(): void
}) {
  return (
    <Alert
      className={styles.spaced}
      type="info"
      showIcon
      title={
        <>
          You typed this on <Moment at={kept.at} /> and did not save it.
        </>
      }
      action={<Button onClick={onStartAnew}>{isNew ? 'Start empty' : 'Start from what is saved'}</Button>}
    />
  )
}
