/** A referral offer to an attorney, opened by a code from our email, without an account. */
import {
  Button,
  ErrorSummary,
  type FormError,
  fillOfficePlaceholders,
  Masthead,
  Notice,
  Page,
  SideCard,
  TextField,
  useOffice,
} from '@access/kit'
import { CaseSummaryView } from './CaseSummaryView.tsx'
import { OfferActionForm } from './OfferActionForm.tsx'
import { OfferStep } from './OfferStep.tsx'
import { PartyNames } from './PartyNames.tsx'
import styles from './ReferralOffer.module.css'
import type { ReceivedOfferFragment } from './referral-offer.generated.ts'
import {
  answeredMessages,
  codeFieldMessages,
  isAnswered,
  linkUsedMessage,
  offerMessages,
  phoneMessages,
} from './referral-offer.messages.ts'
import { type ReferralOfferState, useReferralOffer } from './use-referral-offer.ts'

export default function ReferralOfferPage() {
  const offerState = useReferralOffer()
  const office = useOffice()
  const { errors, failure, offer } = offerState
  const { title, lead, parentTitle, currentTitle } = offerMessages
  const fieldProblems: FormError[] = Object.entries(errors).map(([name, message]) => ({ name, message }))
  const problems = failure
    ? [...fieldProblems, { message: fillOfficePlaceholders(office, failure) }]
    : fieldProblems
  return (
    <Page title={problems.length > 0 ? `Error: ${title}` : title} robots="noindex" isPrivate>
      <Masthead
        title={title}
        ancestors={[{ to: '/get-help', text: parentTitle }]}
        currentLabel={currentTitle}
        lead={offer ? undefined : lead}
      />
      <div className="page section-end with-side">
        <div className={styles.column}>
          <ErrorSummary errors={problems} />
          <CurrentStep offerState={offerState} />
        </div>
        <aside className="side" aria-label={phoneMessages.title}>
          <SideCard title={phoneMessages.title}>
            <p>{phoneMessages.text}</p>
            <p>
              <a href={office.phone.href}>{office.phone.display}</a>
            </p>
          </SideCard>
        </aside>
      </div>
    </Page>
  )
}

function CurrentStep({ offerState }: { offerState: ReferralOfferState }) {
  const { offer } = offerState
  if (!offer) return <OfferCodeForm offerState={offerState} />
  const { step, parties, caseSummary } = offer
  if (parties) return <PartyNames offerState={offerState} parties={parties} answerDueAt={offer.endsAt} />
  if (caseSummary)
    return <CaseSummaryView offerState={offerState} caseSummary={caseSummary} answerDueAt={offer.endsAt} />
  return isAnswered(step) ? <OfferAnswered key={step} offer={offer} step={step} /> : null
}

/** The form for the code, which is filled in from the link. Opening takes a press, since it is recorded. */
function OfferCodeForm({ offerState }: { offerState: ReferralOfferState }) {
  const { code, setCode, errors, isPending } = offerState
  return (
    <OfferActionForm className="form" offerState={offerState} action="open">
      <Notice>
        <p>{offerMessages.recorded}</p>
      </Notice>
      <TextField
        name="code"
        label={codeFieldMessages.label}
        hint={codeFieldMessages.hint}
        error={errors.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        required
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? offerMessages.opening : offerMessages.open}
        </Button>
      </div>
    </OfferActionForm>
  )
}

/** The outcome of the offer, now and whenever the link is opened again. */
function OfferAnswered({
  offer,
  step,
}: {
  offer: ReceivedOfferFragment
  step: keyof typeof answeredMessages
}) {
  const { title, text } = answeredMessages[step]
  return (
    <OfferStep title={title}>
      <Notice tone={step === 'accepted' ? 'moss' : 'sky'}>
        <p>{text(offer)}</p>
      </Notice>
      <p>{linkUsedMessage}</p>
    </OfferStep>
  )
}
