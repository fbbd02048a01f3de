/** For browsers without script: how the form works there, and the phone number. */
import { Notice, useOffice } from '@access/kit'
import { noScriptMessage } from '../journey/request.messages.ts'
import { OfficeHours } from './OfficeHours.tsx'

export function NoScriptNotice() {
  const { phone } = useOffice()
  return (
    <noscript>
      <Notice>
        <p>{noScriptMessage}</p>
        <p>
          <a className="call" href={phone.href}>
            Call {phone.display}
          </a>
        </p>
        <OfficeHours />
      </Notice>
    </noscript>
  )
}
