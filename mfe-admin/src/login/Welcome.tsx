/** Where an invited administrator chooses a password and is signed in. */
import { Loading, Page } from '@access/kit'
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import screen from '../components/screen.module.css'
import { LoadError } from '../data/LoadError.tsx'
import { loginPath } from '../session/login-redirect.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { InvitationDocument } from './invitation.generated.ts'
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
