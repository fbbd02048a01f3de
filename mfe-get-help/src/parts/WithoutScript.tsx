/** For browsers without script: nobody is left standing before a button that does nothing. */
import { Notice, organisation } from '@access/kit'
import { withoutScript } from '../words.ts'
import { Hours } from './Hours.tsx'

export function WithoutScript() {
  return (
    <noscript>
      <Notice tone="amber">
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
