/** Says politely when what is typed was stored, or that it is not. */
import { formatTime } from '@access/kit'
import styles from '../../components/screen.module.css'
import type { AutosaveState } from './use-item-draft.ts'

export function DraftStatus({ state }: { state: AutosaveState }) {
  // It stands there before there is anything to say, or it would not be read out.
  return (
    <p role="status" className={styles.draftStatus}>
      {state === 'failed' && 'Draft not saved. It is kept in this tab.'}
      {state !== null && state !== 'failed' && <>Draft saved {formatTime(state)}</>}
    </p>
  )
}
