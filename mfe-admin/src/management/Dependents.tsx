/** What hangs on items that are about to be deleted, beneath the question whether they shall be. */
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import styles from '../components/screen.module.css'

/** Nothing while it is looked up, or where nothing hangs on them; `unknownText` where that cannot be told. */
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
