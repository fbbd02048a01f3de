/** What could not be loaded says so: it is not the same as there being nothing. */
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { organisation } from '../organisation.ts'
import { Notice } from './Notice.tsx'

/** A link, so that it also tries again where scripts do not run. */
export function LoadFailed({ onRetry, retrying = false }: { onRetry(): void; retrying?: boolean }) {
  const { pathname, search } = useLocation()
  const [tries, setTries] = useState(0)

  const tryAgain = (click: MouseEvent) => {
    click.preventDefault()
    if (retrying) return
    setTries(tries + 1)
    onRetry()
  }

  return (
    <Notice tone="clay" title="We could not load this list" role="alert">
      <p>
        {tries > 0 && !retrying
          ? 'It still does not work. Please come back in a few minutes.'
          : `This is a fault on our side or in the connection. It does not mean that there is nothing here. Try again, or call ${organisation.phone.display}.`}
      </p>
      <a className="btn btn-outline" href={pathname + search} onClick={tryAgain} aria-disabled={retrying}>
        {retrying ? 'Trying again...' : 'Try again'}
      </a>
    </Notice>
  )
}
