/** What depends on items that are about to be deleted, below the question. */
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import styles from '../components/screen.module.css'

/** Nothing while it loads, or where nothing depends on them; `unknownText` where it cannot be loaded. */
export function Dependents({
  query: { data, error },
  unknownText,
  children,
}: {
  /** `data` is undefined until it was looked up. */
  query: { data: unknown; error: CombinedError | undefined }
  unknownText: string
  /** The sentence, and what else could be done; null where nothing hangs on them. */
  children: ReactNode
}) {
  const isUnknown = !data && error !== undefined
  if (!isUnknown && !children) return null
  return (
    <Alert
      className={styles.spaced}
      type="warning"
      showIcon
      role="status"
      title={isUnknown ? unknownText : children}
    />
  )
}
