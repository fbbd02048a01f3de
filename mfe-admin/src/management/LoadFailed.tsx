/** What stands where a list could not be read: the reason, and the way on. */
import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import type { CombinedError } from 'urql'
import { useSignInAgain } from '../frame/SigningIn.tsx'
import styles from './management.module.css'
import { isSignedOut } from './refusal.ts'

export function LoadFailed({ error, retry }: { error: CombinedError; retry(): void }) {
  const signInAgain = useSignInAgain()
  const ended = isSignedOut(error)

  async function signIn() {
    if (await signInAgain()) retry()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure asks once by itself.
  useEffect(() => {
    if (ended) signIn()
  }, [error])

  return (
    <div className={styles.notice}>
      <Alert
        type="error"
        showIcon
        title={ended ? 'Your session has ended.' : 'This could not be loaded.'}
        action={
          ended ? <Button onClick={signIn}>Sign in again</Button> : <Button onClick={retry}>Try again</Button>
        }
      />
    </div>
  )
}
