/** Shown when a query failed: the reason and a retry. */
import { Loading } from '@access/kit'
import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import type { CombinedError } from 'urql'
import styles from '../components/screen.module.css'
import { useReauthentication } from '../session/ReauthenticationProvider.tsx'
import { isSessionExpired, isSessionRestricted } from './mutation-error.ts'

export function LoadError({ error, retry }: { error: CombinedError; retry(): void }) {
  const reauthenticate = useReauthentication()
  const hasSessionExpired = isSessionExpired(error)

  async function signIn() {
    if (await reauthenticate('signIn')) retry()
  }
  const prompt = useEffectEvent((error: CombinedError) => void (isSessionExpired(error) && signIn()))
  // Each error prompts once.
  useEffect(() => prompt(error), [error])

  if (isSessionRestricted(error)) return <Loading />
  return (
    <div className={styles.notice}>
      <Alert
        type="error"
        showIcon
        title={hasSessionExpired ? 'Your session has ended.' : 'This could not be loaded.'}
        action={
          hasSessionExpired ? (
            <Button onClick={signIn}>Sign in again</Button>
          ) : (
            <Button onClick={retry}>Try again</Button>
          )
        }
      />
    </div>
  )
}
