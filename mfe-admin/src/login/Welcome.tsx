/** Where an invited administrator chooses a password and is signed in. */
import { createFirstPasswordSchema } from '@access/auth/administrators/administrator.rules'
import { isolate, Loading, Page, useAuth } from '@access/kit'
import { Alert, Typography } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { useQuery } from 'urql'
import screen from '../components/screen.module.css'
import { LoadError } from '../data/LoadError.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { dashboardPath, loginPath } from '../session/login-redirect.ts'
import {
  AcceptInvitationDocument,
  InvitationDocument,
  type InvitationFragment,
} from './invitation.generated.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useLinkToken } from './use-link-token.ts'

export default function Welcome() {
  return (
    <Page title="Welcome" description="Choose a password for the admin portal" robots="noindex">
      <SignInFrame title="Welcome">
        <InvitationForm />
      </SignInFrame>
    </Page>
  )
}

function InvitationForm() {
  const token = useLinkToken()
  const [{ data, error }, refetch] = useQuery({
    query: InvitationDocument,
    variables: { token },
    pause: token === '',
    requestPolicy: 'network-only',
  })
  if (error) return <LoadError error={error} retry={() => refetch({ requestPolicy: 'network-only' })} />
  if (token && !data) return <Loading />
  if (!data?.invitation) return <InvalidInvitation />
  return <ChoosePassword token={token} invitation={data.invitation} />
}

/** A first password, and signed in with it. */
function ChoosePassword({
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
      <NewPasswordForm
        id="welcome"
        email={email}
        label="Password"
        submitLabel="Save password and sign in"
        shortForm={shortForm}
      />
    </>
  )
}

// One answer for a link that is used, replaced, too old or wrong: somebody who tries links learns nothing.
const InvalidInvitation = () => (
  <>
    <Alert className={screen.spaced} type="warning" showIcon title="This link no longer works." />
    <p>
      Each link works once and for three days, and a newer one takes its place. Open the link in your email
      once more, or ask the person who invited you for a new one.
    </p>
    <p>
      If you have already chosen a password, <Link to={loginPath}>sign in</Link>.
    </p>
  </>
)
