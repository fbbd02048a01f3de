/** What must be done before anything else: another password in place of the first, or a second factor. */
import { Loading, Logo, Page, useAuth } from '@access/kit'
import { Button, Flex } from 'antd'
import { Navigate } from 'react-router-dom'
import { useQuery } from 'urql'
import { LoadError } from '../data/LoadError.tsx'
import { SecondFactorsCard } from '../second-factors/SecondFactorsCard.tsx'
import { dashboardPath, loginPath } from '../session/login-redirect.ts'
import { useCurrentSession } from '../session/use-current-session.ts'
import { CurrentAccountDocument } from './account.generated.ts'
import styles from './account.module.css'
import { PasswordCard } from './PasswordCard.tsx'

export default function AccountSetup() {
  const { isLoading, isAuthenticated, logout } = useAuth()
  if (isLoading) return <Loading />
  if (!isAuthenticated) return <Navigate to={loginPath} replace />
  return (
    <Page title="Set up your account">
      <Flex vertical gap="large" className={styles.setup}>
        <Logo />
        <h1>Set up your account</h1>
        <RequiredStep />
        <div>
          <Button onClick={logout}>Sign out</Button>
        </div>
      </Flex>
    </Page>
  )
}

function RequiredStep() {
  const { session, refresh } = useCurrentSession()
  const [{ data, error }, refetch] = useQuery({ query: CurrentAccountDocument })
  if (error) return <LoadError error={error} retry={() => refetch({ requestPolicy: 'network-only' })} />
  if (!session || !data) return <Loading />
  if (!session.restriction || !data.me) return <Navigate to={dashboardPath} replace />
  if (session.restriction === 'passwordChange')
    return (
      <>
        <p>
          The password that you signed in with was given to you. Choose one that nobody else knows; then you
          can go on.
        </p>
        <PasswordCard account={data.me} onChanged={refresh} />
      </>
    )
  return (
    <>
      <p>
        What people tell us here could put them in danger, so a password alone is not enough. Add a passkey or
        an authenticator app; then you can go on.
      </p>
      <SecondFactorsCard onEnrolled={refresh} />
    </>
  )
}
