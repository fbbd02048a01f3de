/** For browsers without script: how the form goes there, and that there is another way. */
import { Notice, useOffice } from '@access/kit'
import { withoutScript } from '../words.ts'
import { Hours } from './Hours.tsx'

export function WithoutScript() {
  const { phone } = useOffice()
  return (
    <noscript>
      <Notice>
        <p>{withoutScript}</p>
        <p>
          <a className="call" href={phone.href}>
            Call {phone.display}
          </a>
        </p>
        <Hours />
      </Notice>
    </noscript>
  )
}
