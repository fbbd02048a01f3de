/** Where the link of a password reset leads: another password, with which one signs in. */
import { createFirstPasswordSchema } from '@access/auth/administrators/administrator.rules'
import { Loading, Page } from '@access/kit'
import { Alert, Typography } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { useQuery } from 'urql'
import screen from '../components/screen.module.css'
import { LoadError } from '../data/LoadError.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { forgotPasswordPath, loginPath } from '../session/login-redirect.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordResetDocument, ResetPasswordDocument } from './password-reset.generated.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { useLinkToken } from './use-link-token.ts'

export default function ResetPassword() {
  return (
    <Page
      title="Choose a new password"
      description="Choose a new password for the admin portal"
      robots="noindex"
    >
      <SignInFrame title="Choose a new password">
        <ResetContent />
      </SignInFrame>
    </Page>
  )
}

function ResetContent() {
  const token = useLinkToken()
  const [{ data, error }, refetch] = useQuery({
    query: PasswordResetDocument,
    variables: { token },
    pause: token === '',
    requestPolicy: 'network-only',
  })
  if (error) return <LoadError error={error} retry={() => refetch({ requestPolicy: 'network-only' })} />
  if (token && !data) return <Loading />
  if (!data?.reset) return <InvalidLink />
  return <ResetForm token={token} email={data.reset.email} />
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const rules = createFirstPasswordSchema(email)
  const shortForm = useShortForm({
    document: ResetPasswordDocument,
    rules,
    variables: (values) => ({ token, ...values }),
    successMessage: 'Password changed. Sign in with it',
    failureMessage: 'Failed to change password',
    onDone: () => navigate(loginPath, { replace: true }),
  })
  return (
    <>
      <Typography.Paragraph type="secondary">
        You are then signed out everywhere, and sign in with it.
      </Typography.Paragraph>
      <NewPasswordForm
        id="reset"
        email={email}
        label="New password"
        submitLabel="Save password"
        shortForm={shortForm}
      />
    </>
  )
}

// One answer for a link that is used, too old or wrong: somebody who tries links learns nothing.
const InvalidLink = () => (
  <>
    <Alert className={screen.spaced} type="warning" showIcon title="This link no longer works." />
    <p>
      Each link works once and for 30 minutes. <Link to={forgotPasswordPath}>Ask for a new one</Link>.
    </p>
  </>
)
