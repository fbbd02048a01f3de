/** What can be done with a registration: release it as no spam, check it in or out, and cancel it. */
import { Alert, Button, type ButtonProps, Flex } from 'antd'
import type { TypedDocumentNode } from 'urql'
import { useAction } from '../data/use-action.ts'
import {
  CheckInRegistrationDocument,
  type RegistrationFragment,
  ReleaseRegistrationDocument,
  UndoCheckInDocument,
} from './registrations.generated.ts'

type RegistrationProps = {
  registration: RegistrationFragment
  onChanged(changed: RegistrationFragment): void
}

export function RegistrationActions({
  registration,
  onChanged,
  onCancel,
}: RegistrationProps & { onCancel(): void }) {
  const { name, reference, state, isSuspectedSpam, hasEmailUpdates } = registration
  const displayName = name ?? reference
  if (state === 'cancelled') return null
  return (
    <Flex component="span" wrap gap="small">
      {isSuspectedSpam && (
        <ChangeButton
          registration={registration}
          onChanged={onChanged}
          document={ReleaseRegistrationDocument}
          successMessage={hasEmailUpdates ? 'Not spam: the email is on its way' : 'Not spam'}
          failureMessage="Failed to update registration"
          aria-label={`The registration of ${displayName} is not spam`}
        >
          Not spam
        </ChangeButton>
      )}
      {state === 'placed' && <CheckInButton registration={registration} onChanged={onChanged} />}
      <Button danger aria-label={`Cancel the registration of ${displayName}`} onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  )
}

/** One button that toggles, so that the keyboard focus stays in its row. */
function CheckInButton(props: RegistrationProps) {
  const { name, reference, checkedInAt } = props.registration
  const displayName = name ?? reference
  return checkedInAt === null ? (
    <ChangeButton
      {...props}
      document={CheckInRegistrationDocument}
      successMessage="Checked in"
      failureMessage="Failed to check in"
      type="primary"
      aria-label={`Check in ${displayName}`}
    >
      Check in
    </ChangeButton>
  ) : (
    <ChangeButton
      {...props}
      document={UndoCheckInDocument}
      successMessage="Check-in undone"
      failureMessage="Failed to undo check-in"
      aria-label={`Undo the check-in of ${displayName}`}
    >
      Undo
    </ChangeButton>
  )
}

/** Changes a registration by one press. */
function ChangeButton({
  registration: { id },
  onChanged,
  document,
  successMessage,
  failureMessage,
  ...button
}: RegistrationProps &
  ButtonProps & {
    document: TypedDocumentNode<{ registration: RegistrationFragment }, { id: string }>
    successMessage: string
    failureMessage: string
  }) {
  const { act, isActing, errorMessage } = useAction(document, { successMessage, failureMessage })

  async function change() {
    const changed = await act({ id })
    if (changed) onChanged(changed.registration)
  }

  return (
    <>
      <Button {...button} loading={isActing} onClick={change} />
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </>
  )
}
