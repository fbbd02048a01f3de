/** Where administrators sign in: with their password, then with a second factor where they have one. */
import { credentials } from '@access/auth/administrators/administrator.rules'
import { Page, type SecondFactor, useAuth, useToast } from '@access/kit'
import { Alert, Button, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import screen from '../components/screen.module.css'
import { validateDraft } from '../forms/draft.ts'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { useFormFields } from '../forms/use-fields.ts'
import { forgotPasswordPath, getRedirectTarget } from '../session/login-redirect.ts'
import { SecondFactorForm } from '../session/SecondFactorForm.tsx'
import { useSignIn } from '../session/use-sign-in.ts'
import { SignInFrame } from './SignInFrame.tsx'

const defaultValues = buildEmptyDraft(credentials)

export default function Login() {
  const { isAuthenticated } = useAuth()
  const { search, state } = useLocation()
  const { toast } = useToast()
  const { form, showErrors } = useFormFields()
  const [values, setValues] = useState(defaultValues)
  const { signIn, isPending, errorMessage, request, reset } = useSignIn(({ message }) =>
    toast({ title: 'Error', description: message, tone: 'error' }),
  )

  if (isAuthenticated) return <Navigate to={getRedirectTarget(search)} replace />

  async function submitPassword() {
    const typed = { ...defaultValues, ...form.getFieldsValue() }
    const errors = validateDraft(typed, credentials)
    showErrors(errors)
    if (Object.keys(errors).length > 0) return
    setValues(typed)
    await submit(typed)
  }

  async function submit({ email, password }: typeof defaultValues, secondFactor?: SecondFactor) {
    if (await signIn(email, password, secondFactor))
      toast({ title: 'Success', description: 'Welcome back!', tone: 'success' })
  }

  const hasTimedOut = Boolean((state as { hasTimedOut?: boolean } | null)?.hasTimedOut)
  return (
    <Page title="Admin Portal" description="Sign in to manage the organisation">
      <SignInFrame title="Admin Portal">
        {request ? (
          <>
            <Typography.Paragraph type="secondary">
              Confirm it’s you, with your second factor.
            </Typography.Paragraph>
            <SecondFactorForm
              request={request}
              errorMessage={errorMessage}
              isPending={isPending}
              onGiven={(secondFactor) => submit(values, secondFactor)}
            />
            <Button className={screen.spaced} block onClick={reset}>
              Back to email and password
            </Button>
          </>
        ) : (
          <>
            <Typography.Paragraph type="secondary">Sign in to manage the organisation</Typography.Paragraph>
            {hasTimedOut && !errorMessage && (
              <Alert
                className={screen.spaced}
                type="info"
                showIcon
                title="You were signed out because you were inactive."
              />
            )}
            {errorMessage && <Alert className={screen.spaced} type="error" showIcon title={errorMessage} />}
            <Form
              form={form}
              name="login"
              layout="vertical"
              requiredMark={false}
              noValidate
              initialValues={values}
              onFinish={submitPassword}
            >
              <Form.Item name="email" label="Email" required>
                <Input type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
              </Form.Item>
              <Form.Item name="password" label="Password" required>
                <Input type="password" autoComplete="current-password" />
              </Form.Item>
              <Button type="primary" htmlType="submit" block disabled={isPending}>
                {isPending ? 'Signing in...' : 'Sign in'}
              </Button>
            </Form>
            <p className={screen.spaced}>
              <Link to={forgotPasswordPath}>Forgot your password?</Link>
            </p>
          </>
        )}
      </SignInFrame>
    </Page>
  )
}
