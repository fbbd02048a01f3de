/** Offers texts to those who call them safe, with the reference if they want it: a code shows that the number is theirs. */
import { Button, Notice, TextField } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { useStatusMutation } from '../../platform/use-status-mutation.ts'
import { Disclosure } from '../Disclosure.tsx'
import styles from './AdditionalDetails.module.css'
import { ConfirmTextNumberDocument, TextCodeDocument } from './text-opt-in.generated.ts'
import { listTextExamples, textMessages } from './text-opt-in.messages.ts'

interface TextOptInProps {
  /** The name that the applicant chose for our texts. */
  sender: string
  accessToken: string
  onAccessToken: (accessToken: string | null) => void
}

export function TextOptIn({ sender, accessToken, onAccessToken }: TextOptInProps) {
  const sending = useStatusMutation(TextCodeDocument, (data) => data.requestTextCode, onAccessToken)
  const confirming = useStatusMutation(
    ConfirmTextNumberDocument,
    (data) => data.confirmTextUpdates,
    onAccessToken,
  )
  const [step, setStep] = useState<'offered' | 'code' | 'on'>('offered')
  const [code, setCode] = useState('')
  const [wantsReference, setWantsReference] = useState(false)
  const [error, setError] = useState<string>()

  async function perform(call: ReturnType<typeof sending.change>, nextStep: 'code' | 'on') {
    setError(undefined)
    const outcome = await call
    if (outcome === 'done') setStep(nextStep)
    else if (outcome !== 'expired') setError(outcome.errors.code ?? textMessages.failed)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (code.trim()) perform(confirming.change({ accessToken, code, wantsReference }), 'on')
    else setError(textMessages.missing)
  }

  const requestButton = (
    <div>
      <Button
        variant="outline"
        disabled={sending.pending}
        onClick={() => perform(sending.change({ accessToken }), 'code')}
      >
        {step === 'code' ? textMessages.requestAgain : textMessages.request}
      </Button>
    </div>
  )
  return (
    <section className={`form ${styles.form}`} aria-labelledby="text-opt-in">
      <h3 id="text-opt-in">{textMessages.title}</h3>
      <div className="live" role="status">
        {step === 'on' ? (
          <Notice tone="moss">
            <p>{textMessages.on}</p>
          </Notice>
        ) : (
          <p>{textMessages[step]}</p>
        )}
      </div>
      {step === 'code' && (
        <form className="form" onSubmit={onSubmit} noValidate autoComplete="off">
          <TextField
            name="code"
            label={textMessages.codeLabel}
            hint={textMessages.codeHint}
            error={error}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={wantsReference}
              onChange={({ target }) => setWantsReference(target.checked)}
            />
            {textMessages.wantsReference}
          </label>
          <div>
            <Button type="submit" disabled={confirming.pending}>
              {textMessages.confirm}
            </Button>
          </div>
        </form>
      )}
      {step === 'offered' && (
        <>
          <Disclosure label={textMessages.preview}>
            {listTextExamples(sender).map((example) => (
              <p key={example}>{example}</p>
            ))}
          </Disclosure>
          {error && (
            <p className="error" role="alert">
              {error}
            </p>
          )}
        </>
      )}
      {step !== 'on' && requestButton}
    </section>
  )
}
