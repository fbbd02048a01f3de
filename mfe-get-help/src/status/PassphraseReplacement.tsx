/** The applicant replaces the passphrase: the new one is shown first, and counts once the current one is entered. */
import { Button, Notice, SectionHeading, TextField } from '@access/kit'
import { useRef, useState } from 'react'
import { CopyButton } from '../components/receipt/CopyButton.tsx'
import { StatusActionForm } from './StatusActionForm.tsx'
import { verbatimInputProps } from './StatusLookupForm.tsx'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { passphraseMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

type Proposal = NonNullable<RequestStatusFragment['passphraseProposal']>

export function PassphraseReplacement({
  proposal,
  statusState,
}: {
  proposal: RequestStatusFragment['passphraseProposal']
  statusState: StatusState
}) {
  const [isReplaced, setIsReplaced] = useState(false)
  return (
    <section aria-labelledby="new-passphrase">
      <SectionHeading id="new-passphrase" title={passphraseMessages.title} />
      <div className={styles.passphrase}>
        {proposal ? (
          <ReplacementForm proposal={proposal} statusState={statusState} onDone={() => setIsReplaced(true)} />
        ) : (
          <>
            <p>{passphraseMessages.lead}</p>
            <StatusActionForm
              statusState={statusState}
              action="proposePassphrase"
              onDone={() => setIsReplaced(false)}
            >
              <Button
                type="submit"
                variant="outline"
                aria-disabled={statusState.pending.includes('proposePassphrase')}
              >
                {passphraseMessages.propose}
              </Button>
            </StatusActionForm>
          </>
        )}
        <div className="live" role="status">
          {isReplaced && !proposal && (
            <Notice tone="moss">
              <p>{passphraseMessages.replaced}</p>
            </Notice>
          )}
        </div>
      </div>
    </section>
  )
}

function ReplacementForm({
  proposal: { passphrase, signature },
  statusState,
  onDone,
}: {
  proposal: Proposal
  statusState: StatusState
  onDone: () => void
}) {
  const passphraseRef = useRef<HTMLElement>(null)
  return (
    <>
      <dl>
        <dt className="muted">{passphraseMessages.proposed}</dt>
        <dd className={styles.proposal} translate="no" ref={passphraseRef}>
          {passphrase}
        </dd>
      </dl>
      <CopyButton label={passphraseMessages.proposed.toLowerCase()} contentRef={passphraseRef} />
      <p>{passphraseMessages.hint}</p>
      <StatusActionForm
        className="form"
        statusState={statusState}
        action="replacePassphrase"
        fields={['currentPassphrase', 'newPassphrase', 'signature']}
        onDone={onDone}
      >
        <input type="hidden" name="newPassphrase" value={passphrase} />
        <input type="hidden" name="signature" value={signature} />
        <TextField
          name="currentPassphrase"
          label={passphraseMessages.current}
          error={statusState.errors.currentPassphrase}
          required
          {...verbatimInputProps}
        />
        <div>
          <Button type="submit" aria-disabled={statusState.pending.includes('replacePassphrase')}>
            {passphraseMessages.replace}
          </Button>
        </div>
      </StatusActionForm>
    </>
  )
}
