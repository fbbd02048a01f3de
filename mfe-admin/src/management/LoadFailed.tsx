/** What stands where a list could not be read: the reason, and the way on. */
import { useAuth } from '@access/kit'
import { Alert, Button } from 'antd'
import type { CombinedError } from 'urql'
import styles from './management.module.css'
import { isSignedOut } from './refusal.ts'

export function LoadFailed({ error, retry }: { error: CombinedError; retry(): void }) {
  const { logout } = useAuth()
  const ended = isSignedOut(error)
  return (
    <div className={styles.notice}>
      <Alert
        type="error"
        showIcon
        title={ended ? 'Your session has ended.' : 'This could not be loaded.'}
        action={
          // Signing out brings up the login, which leads back here.
          ended ? <Button onClick={logout}>Sign in again</Button> : <Button onClick={retry}>Try again</Button>
        }
      />
    </div>
  )
}
