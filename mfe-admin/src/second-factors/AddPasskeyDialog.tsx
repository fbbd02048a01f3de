/** Asks for the name of a new passkey; then the browser asks for the passkey itself. */
import { passkeyNameSchema } from '@access/auth/administrators/administrator.rules'
import { useClient } from 'urql'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { FormError } from '../forms/form-error.ts'
import { TextField } from '../forms/TextField.tsx'
import { FinishPasskeyEnrolmentDocument, StartPasskeyEnrolmentDocument } from './second-factors.generated.ts'

export function AddPasskeyDialog({
  onAdded,
  onClosed,
}: {
  /** Called once the dialog has closed, with recovery codes where this was the first second factor. */
  onAdded(recoveryCodes: string[]): void
  onClosed(): void
}) {
  const createPasskey = useCreatePasskey()
  return (
    <FormDialog
      id="add-passkey"
      title="Add a passkey"
      submitLabel="Continue"
      document={FinishPasskeyEnrolmentDocument}
      rules={passkeyNameSchema}
      variables={async ({ name }) => ({ name, response: await createPasskey() })}
      successMessage="Passkey added"
      failureMessage="Failed to add passkey"
      onClosed={(data) => (data ? onAdded(data.enrolled.recoveryCodes) : onClosed())}
    >
      <p>
        A passkey is kept by this device, your phone or a security key, and never leaves it. Next, your
        browser asks where to keep it.
      </p>
      <TextField name="name" label="Name" extra="For example: Work laptop, Blue key." />
    </FormDialog>
  )
}

/** Asks the server for a challenge and the browser for its answer: WebAuthn's response as JSON. */
function useCreatePasskey() {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()
  return async function createPasskey(): Promise<string> {
    const { data, error } = await callAuthenticated(() =>
      client.mutation(StartPasskeyEnrolmentDocument, {}).toPromise(),
    )
    if (!data) throw error ?? new FormError('The passkey was not added. Try again.')
    try {
      const { startRegistration } = await import(
        /* webpackChunkName: "admin-webauthn" */ '@simplewebauthn/browser'
      )
      return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(data.options) }))
    } catch {
      throw new FormError('Your browser did not create a passkey. Try again, or use another device.')
    }
  }
}
