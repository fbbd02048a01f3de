/** A first password, and signed in with it. */
import { createFirstPasswordSchema } from '@access/auth/administrators/administrator.rules'
import { isolate, useAuth } from '@access/kit'
import { Button, Form, Input, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { PasswordInput, passwordHint } from '../components/PasswordInput.tsx'
import { ShortFormFields } from '../forms/ShortFormFields.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { dashboardPath, loginPath } from '../session/login-redirect.ts'
import { AcceptInvitationDocument, type InvitationFragment } from './invitation.generated.ts'

export function ChoosePassword({
  token,
  invitation: { email, name },
}: {
  token: string
  invitation: InvitationFragment
}) {
  const { user, login } = useAuth()
  const navigate = useNavigate()
  const rules = createFirstPasswordSchema(email)
  const shortForm = useShortForm({
    document: AcceptInvitationDocument,
    rules,
    variables: (values) => ({ token, ...values }),
    successMessage: 'Password saved. Welcome!',
    failureMessage: 'Failed to save password',
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
      <Typography.Paragraph type="secondary">
        Hello {isolate(name)}. Choose a password, and you can manage the website of the organisation.
      </Typography.Paragraph>
      {user && user.email !== email && (
        <p>
          You are signed in as {user.email}. Going on signs you in as {email} instead.
        </p>
      )}
      <ShortFormFields id="welcome-password" shortForm={shortForm}>
        <Form.Item label="Email" htmlFor="welcome-email">
          <Input id="welcome-email" type="email" autoComplete="username" value={email} readOnly />
        </Form.Item>
        <Form.Item name="password" label="Password" extra={passwordHint}>
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={shortForm.isSubmitting}>
          Save password and sign in
        </Button>
      </ShortFormFields>
    </>
  )
}
