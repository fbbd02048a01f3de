/** For browsers without script: how the form goes there, and that there is another way. */
import { Notice, organisation } from '@access/kit'
import { withoutScript } from '../words.ts'
import { Hours } from './Hours.tsx'

export function WithoutScript() {
  return (
    <noscript>
      <Notice>
        <p>{withoutScript}</p>
        <p>
          <a className="call" href={organisation.phone.href}>
            Call {organisation.phone.display}
          </a>
        </p>
        <Hours />
      </Notice>
    </noscript>
  )
}
