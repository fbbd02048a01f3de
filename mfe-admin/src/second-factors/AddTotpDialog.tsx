/** Adds an authenticator app: it reads the secret as a QR code or as text, and a first code confirms it. */
import { Loading, useOnMount } from '@access/kit'
import { Alert, Flex } from 'antd'
import { useState } from 'react'
import { encode } from 'uqr'
import { useClient } from 'urql'
import { z } from 'zod'
import screen from '../components/screen.module.css'
import { parseMutationError } from '../data/mutation-error.ts'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import {
  FinishTotpEnrolmentDocument,
  StartTotpEnrolmentDocument,
  type StartTotpEnrolmentMutation,
} from './second-factors.generated.ts'
import styles from './second-factors.module.css'

const rules = z.strictObject({
  code: z.string().regex(/^\s*(\d\s*){6}$/, 'Enter the six digits that the app shows'),
})

export function AddTotpDialog({
  onAdded,
  onClosed,
}: {
  /** Called once the dialog has closed, with recovery codes where this was the first second factor. */
  onAdded(recoveryCodes: string[]): void
  onClosed(): void
}) {
  const { totp, errorMessage } = useTotpSecret()
  return (
    <FormDialog
      id="add-totp"
      title="Add an authenticator app"
      submitLabel="Add"
      document={FinishTotpEnrolmentDocument}
      rules={rules}
      variables={(values) => values}
      successMessage="Authenticator app added"
      failureMessage="Failed to add authenticator app"
      isReady={Boolean(totp)}
      onClosed={(data) => (data?.enrolled.recoveryCodes ? onAdded(data.enrolled.recoveryCodes) : onClosed())}
    >
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {!totp && !errorMessage && <Loading />}
      {totp && (
        <Flex vertical gap="small" className={screen.spaced}>
          <p>Scan this code with your authenticator app or password manager.</p>
          <QrCode text={totp.uri} label="QR code for the authenticator app" />
          <p>
            Or type this key into it:
            <br />
            <code>{groupInFours(totp.secret)}</code>
          </p>
        </Flex>
      )}
      <TextField
        name="code"
        label="Code"
        extra="The six digits that the app shows."
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </FormDialog>
  )
}

/** Drawn here: what it says goes to no other server. Dark on light whatever the theme, for cameras. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

const groupInFours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** A new secret, once for each time that the dialog opens. */
function useTotpSecret() {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()
  const [totp, setTotp] = useState<StartTotpEnrolmentMutation['totp'] | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  useOnMount(() => {
    const call = callAuthenticated(() => client.mutation(StartTotpEnrolmentDocument, {}).toPromise())
    call.then(({ data, error }) => {
      if (data) setTotp(data.totp)
      if (error) setErrorMessage(parseMutationError(error).message)
    })
  })
  return { totp, errorMessage }
}
