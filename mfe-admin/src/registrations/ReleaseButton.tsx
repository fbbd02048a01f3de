/** Says that a registration is no spam; the email that was held goes out. */
import { Alert, Button } from 'antd'
import { useAction } from '../data/use-action.ts'
import { type RegistrationFragment, ReleaseRegistrationDocument } from './registrations.generated.ts'

export function ReleaseButton({
  registration: { id, name, reference, hasEmailUpdates },
  onChanged,
}: {
  registration: RegistrationFragment
  onChanged(changed: RegistrationFragment): void
}) {
  const { act, isActing, errorMessage } = useAction(ReleaseRegistrationDocument, {
    successMessage: hasEmailUpdates ? 'Not spam: the email is on its way' : 'Not spam',
    failureMessage: 'Failed to update registration',
  })

  async function release() {
    const changed = await act({ id })
    if (changed) onChanged(changed.registration)
  }

  return (
    <>
      <Button
        aria-label={`The registration of ${name ?? reference} is not spam`}
        loading={isActing}
        onClick={release}
      >
        Not spam
      </Button>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </>
  )
}
