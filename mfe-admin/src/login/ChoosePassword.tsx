/** A first password, and signed in with it. */
import { choosingPassword } from '@access/auth/administrators/administrator.rules'
import { useAuth } from '@access/kit'
import { Button, Form, Input } from 'antd'
import { useNavigate } from 'react-router-dom'
import { dashboardPath, loginPath } from '../frame/destination.ts'
import { PasswordInput, passwordHint } from '../parts/PasswordInput.tsx'
import { ShortFields } from '../parts/ShortFields.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { acceptInvitation, type Invitation } from './documents.ts'
import styles from './login.module.css'

export function ChoosePassword({
  token,
  invitation: { email, name },
}: {
  token: string
  invitation: Invitation
}) {
  const { user, login } = useAuth()
  const navigate = useNavigate()
  const asking = useShortForm({
    document: acceptInvitation,
    blank: { password: '' },
    rules: choosingPassword(email),
    variables: (typed) => ({ token, ...typed }),
    done: 'Password saved. Welcome!',
    failed: 'Failed to save password',
    async onDone(_, { password }) {
      const isIn = await login(email, password).then(
        () => true,
        () => false,
      )
      navigate(isIn ? dashboardPath : loginPath, { replace: true })
    },
  })
  return (
    <>
      <p className={styles.lead}>
        Hello {name}. Choose a password, and you can manage the website of the organisation.
      </p>
      {user && user.email !== email && (
        <p>
          You are signed in as {user.email}. Going on signs you in as {email} instead.
        </p>
      )}
      <ShortFields id="welcome-password" asking={asking} initial={{ password: '' }}>
        <Form.Item label="Email" htmlFor="welcome-email">
          <Input id="welcome-email" type="email" autoComplete="username" value={email} readOnly />
        </Form.Item>
        <Form.Item name="password" label="Password" extra={passwordHint}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={asking.isSending}>
          Save password and sign in
        </Button>
      </ShortFields>
    </>
  )
}
