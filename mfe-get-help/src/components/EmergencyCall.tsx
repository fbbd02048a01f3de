/** For who has sent an emergency: the phone first, whether somebody answers it now, and what happens next. */
import { Notice, OpeningState, useOffice, useOfficeText } from '@access/kit'
import { emergencyMessages } from '../journey/request.messages.ts'
import { useIsEnhanced } from '../platform/use-is-enhanced.ts'
import { OfficeHours } from './OfficeHours.tsx'

export function EmergencyCall({ isSearching = false }: { isSearching?: boolean }) {
  const { phone } = useOffice()
  const fillOfficeText = useOfficeText()
  return (
    <Notice title={emergencyMessages.callFirst} tone="clay">
      <p>
        <a className="call nowrap" href={phone.href}>
          Call {phone.display}
        </a>
      </p>
      {useIsEnhanced() ? (
        <p>
          <OpeningState />
        </p>
      ) : (
        <OfficeHours />
      )}
      <p>{emergencyMessages.closed}</p>
      <p>{fillOfficeText(emergencyMessages.danger)}</p>
      <p>{isSearching ? emergencyMessages.search : emergencyMessages.review}</p>
    </Notice>
  )
}
