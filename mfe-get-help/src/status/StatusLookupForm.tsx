/** The form for the reference and the passphrase. The input is stored nowhere. */
import { Button, TextField } from '@access/kit'
import { StatusActionForm } from './StatusActionForm.tsx'
import { lookupFieldMessages, statusMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

/** What is typed stays as it is typed. */
export const verbatimInputProps = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

export function StatusLookupForm({ statusState }: { statusState: StatusState }) {
  const isPending = statusState.pending.includes('open')
  const getFieldProps = (name: keyof typeof lookupFieldMessages) => ({
    name,
    label: lookupFieldMessages[name].label,
    hint: lookupFieldMessages[name].hint,
    error: statusState.errors[name],
    defaultValue: statusState.values[name],
    required: true,
    ...verbatimInputProps,
  })
  return (
    <StatusActionForm
      className="form"
      statusState={statusState}
      action="open"
      fields={['reference', 'passphrase']}
    >
      <TextField {...getFieldProps('reference')} />
      <TextField {...getFieldProps('passphrase')} />
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? statusMessages.submitting : statusMessages.submit}
        </Button>
      </div>
    </StatusActionForm>
  )
}
