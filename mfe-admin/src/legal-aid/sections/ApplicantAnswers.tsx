/** The applicant's answers and additional details. */
import { formatLongDate, formatTelNumber, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { FactList, undecryptableText } from '../../components/FactList.tsx'
import { usePermittedScreens } from '../../frame/screen.ts'
import type {
  AdditionalDetailsFragment,
  RequestDetailsFragment,
} from '../request/opened-request.generated.ts'
import { useRequest } from '../request/request-context.ts'
import { isCallSafe } from '../request/safe-contact.ts'

export function ApplicantAnswers() {
  const { details } = useRequest()
  const { name, description, income, householdSize, additionalDetails, sourceMessage } = details
  const { hasDate, documentKind, service } = details
  const { courtDate } = details.request
  const isPermitted = usePermittedScreens()
  const email = details.hasNoSafeEmail ? 'No safe email' : details.email
  const phone = details.hasNoSafePhone ? 'No safe phone' : details.phone && <Phone details={details} />
  return (
    <Card title="Request" isPadded>
      <FactList facts={{ Name: name, Email: email, Phone: phone }} />
      {sourceMessage && (
        <p>
          Created from a contact message:{' '}
          {isPermitted('/admin/messages') ? (
            <Link to={`/admin/messages/${sourceMessage.id}`}>{sourceMessage.reference}</Link>
          ) : (
            sourceMessage.reference
          )}
          .
        </p>
      )}
      <div>
        <h3>What happened</h3>
        <p className={parts.written}>{description ?? undecryptableText}</p>
      </div>
      <FactList
        facts={{
          'Court date or deadline': courtDate ? formatLongDate(courtDate) : hasDate,
          ...(service && { Service: service }),
          ...(documentKind && { 'Paper that came': documentKind }),
          Income: income,
          'Household size': householdSize,
        }}
      />
      {additionalDetails && <AdditionalDetails additionalDetails={additionalDetails} />}
    </Card>
  )
}

/** Pressed, it calls, unless the applicant has given other ways. */
function Phone({ details }: { details: RequestDetailsFragment }) {
  const { callingCode } = useOffice()
  if (!details.phone || !isCallSafe(details)) return details.phone
  return <a href={`tel:${formatTelNumber(details.phone, callingCode)}`}>{details.phone}</a>
}

// All of these are optional; missing ones are not shown.
function AdditionalDetails({ additionalDetails }: { additionalDetails: AdditionalDetailsFragment }) {
  const labelledFacts = {
    'Name on our emails and texts': additionalDetails.senderName,
    Language: additionalDetails.language,
    'Help to talk with us': additionalDetails.languageHelp,
    'Adverse party': additionalDetails.adverseParty,
    'Accessibility needs': additionalDetails.accessNeeds,
  }
  const facts = Object.fromEntries(Object.entries(labelledFacts).filter(([, fact]) => fact))
  if (Object.keys(facts).length === 0) return null
  return (
    <div>
      <h3>Additional details</h3>
      <FactList facts={facts} />
    </div>
  )
}
