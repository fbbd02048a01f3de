/** For who has sent an emergency: the phone first, whether somebody answers it now, and what happens next. */
import { Notice, OpeningState, useIsHydrated, useOffice, useOfficeText } from '@access/kit'
import { emergencyMessages } from '../journey/request.messages.ts'
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
      {useIsHydrated() ? (
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
